import { readFileSync } from 'node:fs';
import { join } from 'node:path';

type Path = { readonly d: string; readonly className?: string; readonly transform?: string };

export type Drawing = { readonly viewBox: string; readonly paths: readonly Path[] };

const attribute = (element: string, name: string) => new RegExp(` ${name}="([^"]*)"`).exec(element)?.[1];

/**
 * The paths of a drawing, read while the page is built, so that they take the colours of the page and can be drawn stroke by stroke;
 * undefined when the file is missing.
 * @param path from the project's folder.
 */
export function readDrawing(path: string): Drawing | undefined {
  let file: string;
  try {
    file = readFileSync(join(/* turbopackIgnore: true */ process.cwd(), path), 'utf8');
  } catch {
    return undefined;
  }
  const paths = [...file.matchAll(/<path[^>]*>/g)].map(([element]): Path => {
    const [className, transform] = [attribute(element, 'class'), attribute(element, 'transform')];
    return {
      d: attribute(element, 'd') ?? '',
      ...(className !== undefined && { className }),
      ...(transform !== undefined && { transform }),
    };
  });
  return { viewBox: attribute(file, 'viewBox') ?? '0 0 0 0', paths };
}
