import { vi } from 'vitest';

/** Just enough of a window for the stores: events, both storages, cookies, an address. */
class MemoryStorage {
  readonly values = new Map<string, string>();
  /** Makes every write fail, as a full or forbidden storage does. */
  full = false;

  getItem(key: string): string | null {
    return this.values.get(key) ?? null;
  }

  setItem(key: string, value: string): void {
    if (this.full) throw new Error('QuotaExceededError');
    this.values.set(key, value);
    Object.assign(this, { [key]: value });
  }

  removeItem(key: string): void {
    this.values.delete(key);
    Reflect.deleteProperty(this, key);
  }
}

/** A cookie jar that understands what a browser must: names, Max-Age, one entry per name. */
class CookieJar {
  readonly written: string[] = [];
  private readonly values = new Map<string, string>();

  get cookie(): string {
    return [...this.values].map(([name, value]) => `${name}=${value}`).join('; ');
  }

  set cookie(text: string) {
    this.written.push(text);
    const [pair = '', ...attributes] = text.split(';').map((part) => part.trim());
    const [name = '', value = ''] = pair.split('=');
    if (attributes.some((attribute) => /^max-age=0$/i.test(attribute))) this.values.delete(name);
    else this.values.set(name, value);
  }
}

export type BrowserStub = {
  readonly storage: MemoryStorage;
  readonly session: MemoryStorage;
  readonly jar: CookieJar;
  /** What another tab's write looks like from here. */
  readonly writeFromOtherTab: (key: string, value: string | null) => void;
};

/** Puts a fresh browser into the global scope; call `vi.unstubAllGlobals()` afterwards. */
export function stubBrowser(protocol: 'http:' | 'https:' = 'https:'): BrowserStub {
  const storage = new MemoryStorage();
  const session = new MemoryStorage();
  const jar = new CookieJar();
  const window = Object.assign(new EventTarget(), {
    localStorage: storage,
    sessionStorage: session,
    location: { hostname: 'www.seegut.example', protocol },
  });
  vi.stubGlobal('window', window);
  vi.stubGlobal('document', jar);
  return {
    storage,
    session,
    jar,
    writeFromOtherTab: (key, value) => {
      if (value === null) storage.removeItem(key);
      else storage.setItem(key, value);
      window.dispatchEvent(Object.assign(new Event('storage'), { key }));
    },
  };
}
