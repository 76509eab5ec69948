import { createHash } from 'node:crypto';
import { frameScript } from './frame-document';

const hash = `'sha256-${createHash('sha256').update(frameScript).digest('base64')}'`;

const policy = (scripts: string, origins: readonly string[], sandbox: string): string => {
  const list = origins.join(' ');
  return [
    "default-src 'none'",
    `script-src ${scripts}`,
    `style-src 'unsafe-inline' ${list}`,
    `img-src data: ${list}`,
    `font-src data: ${list}`,
    `connect-src ${list}`,
    `frame-src ${list}`,
    `media-src ${list}`,
    "form-action 'none'",
    "base-uri 'none'",
    "object-src 'none'",
    "frame-ancestors 'self'",
    sandbox,
  ].join('; ');
};

/**
 * Content-Security-Policy of a widget's frame: the provider's origins, our one script by its hash, and no origin of
 * ours, also when the address is opened by itself. Only this site may show the frame. Source: W3C CSP Level 3.
 */
export const widgetPolicy = (origins: readonly string[]): string =>
  policy(`${hash} ${origins.join(' ')}`, origins, 'sandbox allow-scripts allow-popups');

/** The film's frame runs no script at all; the sandbox of the player inside stands on its own element. */
export const filmPolicy = (origins: readonly string[]): string =>
  policy("'none'", origins, 'sandbox allow-scripts allow-same-origin');
