import { startSmtpStandIn } from '../../apps/server/src/platform/mail/smtp-stand-in.ts';

/* A mail server in a process of its own, so that its work is not taken for the sender's. */

const { url } = await startSmtpStandIn();
process.send?.(url);
process.on('disconnect', () => process.exit());
