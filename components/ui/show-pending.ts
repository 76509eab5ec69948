/** Shows the page's spinner while something that was asked for is on its way (controls.css). */
export async function showPending<T>(work: Promise<T>): Promise<T> {
  const root = document.documentElement;
  root.toggleAttribute('data-pending', true);
  try {
    return await work;
  } finally {
    root.removeAttribute('data-pending');
  }
}
