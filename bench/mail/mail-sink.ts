import { startSmtpStandIn } from '../../apps/server/test/stand-ins/smtp.ts';

/* A mail server in a process of its own, so that its work is not taken for the sender's. */

const { url } = await startSmtpStandIn();
process.send?.(url);
process.on('disconnect', () => process.exit());
