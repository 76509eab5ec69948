/**
 * Look of the pages that answer a form without scripts. They are made at request time and cannot name the hashed style
 * sheets of the build, so they carry their own: the dark palette of `app/globals.css`, which is the site's default.
 */
export const answerStyle = `
:root{color-scheme:dark;--ground:#0b1315;--raised:#1a282c;--line:#8a8577;--text:#f3eee4;--muted:#b9b3a6;--accent:#cdae72;--on-accent:#0b1315;--ember:#e58a6b}
@media (prefers-contrast:more){:root{--ground:#000;--raised:#0a0a0a;--line:#fff;--text:#fff;--muted:#fff;--accent:#ffe600;--on-accent:#000;--ember:#ffb199}}
*{box-sizing:border-box}
body{margin:0;background:var(--ground);color:var(--text);font:1.0625rem/1.65 Jost,system-ui,sans-serif}
main{max-width:44rem;margin:0 auto;padding:clamp(2rem,1rem + 4vw,5rem) 1rem}
h1,h2,.brand,.reference{font-family:Cormorant,Georgia,"Times New Roman",serif;font-weight:450;line-height:1.1;overflow-wrap:break-word}
h1{font-size:clamp(2.4rem,1.6rem + 3vw,3.6rem);margin:3rem 0 1.5rem}
h2{font-size:1.6rem;margin:0}
a{color:var(--accent);text-underline-offset:.3em}
.brand{letter-spacing:.3em;font-size:1.5rem;text-decoration:none}
.reference{font-size:3rem;color:var(--accent);margin:.25rem 0 1rem}
.muted,.help{color:var(--muted)}
.help{margin:0;font-size:.9375rem}
.summary{border:2px solid var(--ember);padding:1.5rem;margin:0 0 2.5rem}
.summary ul{margin:1rem 0 0;padding-left:1.25rem}
.summary a,.error{color:var(--ember)}
.error{margin:0;font-weight:500;font-size:.9375rem}
form,.field{display:grid;gap:.5rem}
form{gap:1.75rem}
fieldset{border:0;border-top:1px solid var(--line);margin:0;padding:1.5rem 0 0;display:grid;gap:1.25rem}
legend{padding:0 .75rem 0 0;font-weight:500}
label{font-weight:500}
.check{display:flex;gap:.75rem;align-items:start;min-height:2.75rem;padding:.625rem 0}
input,select,textarea{width:100%;min-height:3rem;padding:.75rem 1rem;border:1px solid var(--line);border-radius:0;background:var(--raised);color:var(--text);font:inherit}
.check input{width:1.5rem;height:1.5rem;min-height:0;padding:0;accent-color:var(--accent);flex:none;margin:0}
[aria-invalid=true]{border:2px solid var(--ember)}
button{justify-self:start;min-height:3.5rem;padding:1rem 2.25rem;border:1px solid var(--accent);border-radius:0;background:var(--accent);color:var(--on-accent);font:600 .875rem/1.4 Jost,system-ui,sans-serif;letter-spacing:.14em;text-transform:uppercase;cursor:pointer}
:focus-visible{outline:2px solid var(--accent);outline-offset:3px}
.away{position:absolute;left:-999rem}
`.trim();
