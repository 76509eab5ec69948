import { LineIcon } from '../ui/icon';

/** Line icons of the staff's pages on a 24 px grid; decoration, the text beside them speaks. */
const shapes = {
  call: (
    <path d="M7.2 3.5 4.5 4.4c-.6 5.9 4.3 14 12.6 15.6l2.4-2.6-4-3.1-2.2 1.3c-2-1-3.6-3-4.200-5.100l1.500-1.900Z" />
  ),
  mail: <path d="M3 6h18v12H3Zm0 .5 9 7 9-7" />,
  ics: <path d="M4 6h16v14H4Zm0 4.500h16M8 3.500V7m8-3.500V7m-4 6v5m-2.500-2.500h5" />,
  map: (
    <path d="M12 21c4.500-5 6.500-8 6.500-11a6.500 6.500 0 1 0-13 0c0 3 2 6 6.500 11Zm0-8.500a2.500 2.500 0 1 0 0-5 2.500 2.500 0 0 0 0 5Z" />
  ),
  inbox: <path d="M3 13h5l2 3h4l2-3h5M3 13v6h18v-6L18 5H6Z" />,
  calendar: <path d="M4 6h16v14H4Zm0 4.500h16M8 3.500V7m8-3.500V7" />,
  warning: <path d="M12 4 21 20H3Zm0 6v4.500m0 2v1" />,
} as const;

export const StaffIcon = ({
  name,
  className = 'size-5',
}: {
  name: keyof typeof shapes;
  className?: string;
}) => <LineIcon className={className}>{shapes[name]}</LineIcon>;
