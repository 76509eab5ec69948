import { site } from '@/content/site';
import { ProfileIcon } from './frame-icons';

type Props = { label: string; newTab: string; className?: string };

/** The business's profiles elsewhere; plain links, nothing of those networks is loaded here. */
export function SocialLinks({ label, newTab, className = '' }: Props) {
  return (
    <ul aria-label={label} className={`-ml-3 flex flex-wrap ${className}`}>
      {site.social.map((profile) => (
        <li key={profile.id}>
          <a
            href={profile.href}
            target="_blank"
            rel="noopener noreferrer"
            className="inline-flex size-12 items-center justify-center text-muted hover:text-accent"
          >
            <ProfileIcon id={profile.id} />
            <span className="sr-only">
              {profile.name} ({newTab})
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
}
