import { toast } from 'sonner';

interface Announcement {
  readonly title: string;
  readonly message: string;
}

/** Says something that went well. */
export const announce = ({ title, message }: Announcement): void => {
  toast.success(title, { description: message });
};

/** Says why something did not happen. It stays longer: there is something to do. */
export const announceProblem = ({ title, message }: Announcement): void => {
  toast.error(title, { description: message, duration: 10_000 });
};
