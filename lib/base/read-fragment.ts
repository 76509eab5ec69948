/** The fragment of the page's address without `#`; as it stands where its percent signs encode nothing. */
export function readFragment(): string {
  const fragment = window.location.hash.slice(1);
  try {
    return decodeURIComponent(fragment);
  } catch {
    return fragment;
  }
}
