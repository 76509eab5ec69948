/** Where most people here have their mail, and what looks like a slip of one of them but is a house of its own. */
const domains = [
  ...[
    'gmail.com',
    'googlemail.com',
    'gmx.de',
    'gmx.net',
    'gmx.at',
    'gmx.ch',
    'gmx.com',
    'web.de',
    't-online.de',
  ],
  ...[
    'outlook.com',
    'outlook.de',
    'outlook.es',
    'hotmail.com',
    'hotmail.de',
    'hotmail.es',
    'live.de',
    'live.com',
  ],
  ...[
    'yahoo.com',
    'yahoo.de',
    'yahoo.es',
    'icloud.com',
    'me.com',
    'mac.com',
    'aol.com',
    'freenet.de',
    'arcor.de',
  ],
  ...[
    'posteo.de',
    'mailbox.org',
    'mail.de',
    'mail.com',
    'email.de',
    'email.com',
    'ymail.com',
    'telefonica.net',
  ],
];

/** Whether one letter too many, missing, wrong or exchanged with its neighbour makes one word of the other. */
function isOneSlip(typed: string, meant: string): boolean {
  let at = 0;
  while (at < meant.length && typed[at] === meant[at]) at += 1;
  const [rest, wanted] = [typed.slice(at), meant.slice(at)];
  return (
    rest.slice(1) === wanted ||
    rest === wanted.slice(1) ||
    rest.slice(1) === wanted.slice(1) ||
    (rest[0] === wanted[1] && rest[1] === wanted[0] && rest.slice(2) === wanted.slice(2))
  );
}

/** The address that was probably meant; `null` where nothing looks mistyped. */
export function probableEmail(email: string): string | null {
  const [name = '', typed = '', ...more] = email.trim().toLowerCase().split('@');
  if (name === '' || typed === '' || more.length > 0 || domains.includes(typed)) return null;
  const meant = domains.find((domain) => isOneSlip(typed, domain));
  return meant ? `${email.trim().slice(0, name.length)}@${meant}` : null;
}
