import { copyFileSync, existsSync, linkSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

type Needs = Readonly<Record<string, string>>;
type Locked = {
  readonly dependencies?: Needs;
  readonly optionalDependencies?: Needs;
  readonly peerDependencies?: Needs;
};

/**
 * Gives a folder its own `node_modules` with some of the project's packages and all they need, as links to the same
 * files. The bundler looks for middleware and instrumentation up to the folder that holds the packages, so an empty
 * site that shared the project's folder would be built with the project's own.
 */
export function linkPackages(names: readonly string[], folder: string): void {
  const lock = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
    readonly packages: Readonly<Record<string, Locked>>;
  };
  const wanted = new Set<string>(names);
  for (const name of wanted) {
    const { dependencies, optionalDependencies, peerDependencies } =
      lock.packages[`node_modules/${name}`] ?? {};
    for (const need of Object.keys({ ...dependencies, ...optionalDependencies, ...peerDependencies }))
      wanted.add(need);
  }
  for (const name of wanted) {
    const from = join('node_modules', name);
    if (existsSync(from)) linkFolder(from, join(folder, 'node_modules', name));
  }
}

function linkFolder(from: string, to: string): void {
  mkdirSync(to, { recursive: true });
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    if (entry.isDirectory()) linkFolder(source, target);
    else if (!existsSync(target)) linkFile(source, target);
  }
}

function linkFile(source: string, target: string): void {
  try {
    linkSync(source, target);
  } catch {
    // Another disk, or a system without such links.
    copyFileSync(source, target);
  }
}
