/** Name of the value in the address fragment, which browsers never send to a server (RFC 3986, 3.5). */
export const planKey = 'plan';
