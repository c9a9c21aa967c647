import { AGE_MIN_YEARS } from '@palm/contract/limits';
import type { LegalSection } from './legal-page.tsx';

export const privacyText: readonly LegalSection[] = [
  {
    title: 'Important Notice',
    paragraphs: [
      'Palm & Soul is for reflection and entertainment. You use it at your own risk, and we accept no liability for what follows from acting on a reading, as far as the law allows.',
    ],
  },
  {
    title: 'Information We Collect',
    paragraphs: [
      'What you give us: your name, e-mail address, password (kept only as a hash), and the date, time and place of your birth.',
      'Images you upload: photos of your palm. We do not ask for photos of your face; if one is in a picture you send, it is treated with the same care.',
      'What you write to the Oracle and what it answers.',
      'How the product is used: pages seen, kinds of readings, kind of browser, device information, time zone and IP address. The zone tells us when your morning is, and the address keeps attackers out.',
      'Payments are handled by a payment provider. We never see your card number.',
    ],
  },
  {
    title: 'How We Use Your Information',
    paragraphs: [
      'To write your readings, to run your account and your subscription, to send the mail you asked for, to protect the service, and to count how it is used. We do not sell your data, and we show no advertising.',
    ],
  },
  {
    title: 'Data Storage and Security',
    paragraphs: [
      'Your rows in our database can be read by your account only. Location and camera details are taken out of a photo on arrival, and the photo is deleted after it was analysed unless you choose to keep it. No system is perfectly secure; should something happen that concerns you, we will tell you.',
    ],
  },
  {
    title: 'Third-Party Services',
    paragraphs: [
      'Depending on how this server is set up: a payment provider, a mail provider, Google if you sign in with it, and a provider of language models. A language model receives the facts of a chart and your question; names and birth data are replaced by placeholders before they leave.',
    ],
  },
  {
    title: 'Cookies and Tracking',
    paragraphs: [
      'One cookie keeps you signed in. Your browser also remembers the theme you chose, which navigation to draw, and a random number that lasts for one visit. There are no advertising or third-party tracking cookies.',
    ],
  },
  {
    title: 'Data Retention',
    paragraphs: [
      'We keep your data as long as you have an account. Deleting the account deletes your rows and files. Invoices stay with the payment provider for as long as the law demands.',
    ],
  },
  {
    title: 'Your Rights',
    paragraphs: [
      'You may access your data, correct it, delete it, restrict what we do with it, and take it with you. Write to us, and we will do it.',
    ],
  },
  {
    title: "Children's Privacy",
    paragraphs: [
      `Palm & Soul is not for anyone under ${AGE_MIN_YEARS}. We do not knowingly keep data of minors and delete it when we learn of it.`,
    ],
  },
  {
    title: 'International Transfers',
    paragraphs: [
      'Some of the services named above may process data in other countries. Where the law asks for safeguards for that, we use them.',
    ],
  },
  {
    title: 'Disclaimer of Responsibility',
    paragraphs: [
      'We are not responsible for the practices of other sites and services that you reach from here.',
    ],
  },
  {
    title: 'Policy Updates',
    paragraphs: [
      'When this policy changes in a way that matters to you, we say so before the change takes effect.',
    ],
  },
  {
    title: 'Contact Us',
    paragraphs: ['Reply to any mail you had from us; it reaches the operator of this service.'],
  },
];
