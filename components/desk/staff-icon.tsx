import { LineIcon } from '../ui/icon';

/** Line icons of the staff's pages on a 24 px grid; decoration, the text beside them speaks. */
const shapes = {
  mail: <path d="M3 6h18v12H3Zm0 .5 9 7 9-7" />,
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
