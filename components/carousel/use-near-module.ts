import { type RefObject, useEffect, useState } from 'react';

/** Modules are fetched this far before their place comes into view. */
const marginPx = 600;

/**
 * A module that is fetched when an element comes near the visible part of the page. Undefined in the HTML
 * and until then, and for good when the network fails: whatever the HTML shows must be enough.
 * @param fetchModule must be stable, for example a constant outside the component.
 */
export function useNearModule<Module>(
  ref: RefObject<Element | null>,
  fetchModule: () => Promise<Module>,
): Module | undefined {
  const [module, setModule] = useState<Module>();

  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    let current = true;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        observer.disconnect();
        fetchModule().then(
          (loaded) => current && setModule(loaded),
          () => undefined,
        );
      },
      { rootMargin: `${marginPx}px 0px` },
    );
    observer.observe(element);
    return () => {
      current = false;
      observer.disconnect();
    };
  }, [ref, fetchModule]);

  return module;
}
