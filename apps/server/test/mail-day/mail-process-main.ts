import { openEmbedded } from '../../src/platform/db/adapters/embedded.ts';
import { openPostgres } from '../../src/platform/db/adapters/postgres.ts';
import { createSmtpMailer } from '../../src/platform/mail/adapters/smtp.ts';
import { openMailProcess } from './mail-process.ts';
import { Order } from './orders.ts';

/* A process that sends mail until it is killed: mail-process-main.ts DATABASE SMTP_URL. Told what to do by its parent. */

const [place = '', smtpUrl = ''] = process.argv.slice(2);
const database = place.startsWith('postgres')
  ? await openPostgres({ url: place, maxConnections: 8 })
  : await openEmbedded(place);
const mail = createSmtpMailer({ url: smtpUrl, from: 'Palm & Soul <oracle@palm.example>' });
const mailing = await openMailProcess(database, mail);

process.on('message', (message) => {
  const order = Order.parse(message);
  const done =
    order.kind === 'strike'
      ? mailing.strike(new Date(order.now)).then(() => null)
      : mailing.state();
  done.then(
    (answer) => process.send?.({ id: order.id, answer }),
    (error: unknown) => process.send?.({ id: order.id, error: String(error) }),
  );
});
process.on('disconnect', () => process.exit());
process.send?.({ id: 0, answer: null });
