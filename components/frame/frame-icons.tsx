import type { site } from '@/content/site';
import { LineIcon } from '../ui/icon';

/** Icons that only the server draws: no page ships their outlines. */

const shapes = {
  instagram: (
    <>
      <path d="M4 4h16v16H4Z" />
      <circle cx="12" cy="12" r="4" />
      <path d="M16.500 7.400h.2" />
    </>
  ),
  facebook: <path d="M4 4h16v16H4Zm9.500 16v-9a2.200 2.200 0 0 1 2.300-2.300H17M11 13.500h5" />,
  youtube: <path d="M2.500 6h19v12h-19Zm7.500 3.200v5.600l5-2.800Z" />,
  tiktok: <path d="M13 3.500v11.700a3.600 3.600 0 1 1-3.600-3.600M13 3.500c.4 3 2.300 4.700 5.500 5" />,
} as const;

export const ProfileIcon = ({ id }: { id: (typeof site.social)[number]['id'] }) => (
  <LineIcon className="size-5">{shapes[id]}</LineIcon>
);

export const PersonIcon = () => (
  <LineIcon className="size-5">
    <circle cx="12" cy="4.500" r="2" />
    <path d="M4 8.500c5 1.600 11 1.600 16 0M12 9.700v5m0 0L8.500 21.500M12 14.700l3.500 6.800" />
  </LineIcon>
);

export const ClocheIcon = () => (
  <LineIcon className="configurator-icon size-6">
    <path d="M3 17h18M5 17a7 7 0 0 1 14 0M12 10V8m-1.500-1h3M2 20h20" />
  </LineIcon>
);
