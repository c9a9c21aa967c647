import type { ReactNode } from 'react';

/** Line drawings in the weight of the engravings. The control around them carries the name. */
function Icon({ children }: { children: ReactNode }) {
  return (
    <svg
      viewBox="0 0 24 24"
      aria-hidden="true"
      className="size-6"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.4"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      {children}
    </svg>
  );
}

export const MenuIcon = () => (
  <Icon>
    <path d="M4 8h16M4 16h16" />
  </Icon>
);

export const BackIcon = () => (
  <Icon>
    <path d="M14.5 5 7.5 12l7 7" />
  </Icon>
);

export const DownIcon = () => (
  <Icon>
    <path d="m6 9.5 6 6 6-6" />
  </Icon>
);

export const CloseIcon = () => (
  <Icon>
    <path d="m6 6 12 12M18 6 6 18" />
  </Icon>
);

export const AgainIcon = () => (
  <Icon>
    <path d="M4 12a8 8 0 0 1 13.7-5.6L20 8.6M20 4v4.6h-4.6M20 12a8 8 0 0 1-13.7 5.6L4 15.4M4 20v-4.6h4.6" />
  </Icon>
);

export const StopIcon = () => (
  <Icon>
    <path d="M7 7h10v10H7Z" />
  </Icon>
);

export const ListIcon = () => (
  <Icon>
    <path d="M4 6.5h16M4 12h16M4 17.5h10" />
  </Icon>
);

export const KeepIcon = () => (
  <Icon>
    <path d="M7 4.5h10v15l-5-4-5 4Z" />
  </Icon>
);

export const KeptIcon = () => (
  <Icon>
    <path d="M7 4.5h10v15l-5-4-5 4Z" fill="currentColor" />
  </Icon>
);

export const ShareIcon = () => (
  <Icon>
    <path d="M12 15V4M8 7.5 12 3.5l4 4M6 11H4.5v9h15v-9H18" />
  </Icon>
);

export const PenIcon = () => (
  <Icon>
    <path d="M4.5 19.5 5.5 15 16 4.5l3.5 3.5L9 18.5ZM14 6.5l3.5 3.5" />
  </Icon>
);

export const DeleteIcon = () => (
  <Icon>
    <path d="M5 7h14M9.5 7V4.5h5V7M7 7l.8 12.5h8.4L17 7M10.5 10.5v6M13.5 10.5v6" />
  </Icon>
);

export const LockIcon = () => (
  <Icon>
    <path d="M5 11h14v9H5ZM8 11V8a4 4 0 0 1 8 0v3" />
  </Icon>
);
