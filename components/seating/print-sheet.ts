/** Prints the sheet alone; `seating.css` knows how while the mark is set. */
export function printSheet(): void {
  const { dataset } = document.documentElement;
  dataset.printing = 'seating';
  const clear = () => {
    delete dataset.printing;
  };
  window.addEventListener('afterprint', clear, { once: true });
  window.print();
}
