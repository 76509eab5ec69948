let locks = 0;

/** Keeps the page behind an open dialog still; returns the release. Several may be open at once. */
export function lockScrolling(): () => void {
  locks += 1;
  document.documentElement.classList.add('scroll-locked');
  let held = true;
  return () => {
    if (!held) return;
    held = false;
    locks -= 1;
    if (locks === 0) document.documentElement.classList.remove('scroll-locked');
  };
}
