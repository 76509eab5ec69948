/**
 * Runs before the first paint so that nobody sees a flash of the wrong colours: puts the stored
 * theme and display settings on the root. The same keys and classes as `lib/display`.
 */
const boot = `try{var c=document.documentElement.classList,s=localStorage;if(s.getItem('seegut-theme')==='light'){c.remove('dark');c.add('light')}[['seegut-high-contrast','high-contrast'],['seegut-large-text','large-text'],['seegut-dark-background','dark-background'],['seegut-highlight-links','highlight-links']].forEach(function(p){if(s.getItem(p[0])==='true')c.add(p[1])})}catch(e){}`;

export function BootScript() {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of this file, named by hash in the policy
  return <script dangerouslySetInnerHTML={{ __html: boot }} />;
}
