import { AGE_MIN_YEARS } from '@palm/contract/limits';
import { PREMIUM_PRICE, TRIAL_DAYS } from '@palm/contract/price';
import { plans } from '@palm/contract/plans';
import { paths } from '../../lib/navigation/paths.ts';
import { Key, List, P, To } from './legal-prose.tsx';
import type { LegalSection } from './legal-section.ts';

const useLicense = (
  <>
    <P>
      You may use the product and its readings for yourself. You may quote and share a reading that
      was written for you, and say where it is from.
    </P>
    <P>You may not:</P>
    <List>
      <li>resell the service, copy it in bulk or let programs use it in your place;</li>
      <li>get around its limits, or take the free trial more than once;</li>
      <li>upload photos of another person’s hand without asking them;</li>
      <li>try to access other users’ data, or to break the service.</li>
    </List>
    <P>
      What you write and upload stays yours. You allow us to process it as far as the service needs
      it, and no further.
    </P>
  </>
);

const billing = (
  <>
    <P>
      <Key>
        Oracle Premium costs {PREMIUM_PRICE} a month after a free trial of {TRIAL_DAYS} days.
      </Key>{' '}
      The page with the button names the day of the first charge before you press it.
    </P>
    <List>
      <li>
        The trial asks for a payment method and charges nothing for {TRIAL_DAYS} days. Three days
        before the first charge we remind you by mail.
      </li>
      <li>
        <Key>You can cancel anytime, in two clicks:</Key> “Manage Subscription” on{' '}
        <To path={paths.profile}>your profile</To>, then cancel. Within the trial that costs
        nothing. Later, access lasts until the end of the period you paid for.
      </li>
      <li>If a payment fails, access goes on for three days while you put it right.</li>
      <li>
        One trial per person. In the trial {plans.trial.palmScans} palm scan is included; the other
        limits of each plan are shown on your profile.
      </li>
      <li>Deleting your account ends the subscription as well.</li>
      <li>
        A new price needs your consent before it is charged. Rights of withdrawal and refund that
        your law gives you remain as they are.
      </li>
    </List>
  </>
);

const liability = (
  <>
    <P>
      <Key>Readings are for reflection and entertainment.</Key> They are written by software from
      computed facts and old traditions. They are no medical, legal, financial or psychological
      advice, and they do not foretell events. Please do not rest decisions of weight on them.
    </P>
    <P>
      The positions of the planets are computed with care, and we publish{' '}
      <To path={paths.accuracy}>how exact they are</To>. That a planet stands somewhere is a fact;
      what it means is a tradition, for which science has found no evidence.
    </P>
    <P>
      As far as the law allows, we are not liable for what you decide or do after reading. Liability
      for intent, gross negligence and injury to life and body is not excluded.
    </P>
  </>
);

const availability = (
  <P>
    We try to keep the service running and your data safe, but promise neither uninterrupted service
    nor freedom from errors. Features may change. What you paid for stays yours until its period
    ends, and you can <To path={paths.profile}>export your data</To> at any time.
  </P>
);

export const termsText: readonly LegalSection[] = [
  {
    id: 'acceptance',
    title: 'Acceptance of Terms',
    body: (
      <P>
        By using Palm &amp; Soul you accept these terms. If you do not accept them, please do not
        use it. When you sign up, we store when you accepted them and in which version. When they
        change in a way that matters to you, we ask or tell you first.
      </P>
    ),
  },
  { id: 'use-license', title: 'Use License', body: useLicense },
  { id: 'billing', title: 'Oracle Premium and Billing', body: billing },
  { id: 'liability', title: 'Disclaimer of Liability', body: liability },
  { id: 'availability', title: 'Service Availability', body: availability },
  {
    id: 'privacy',
    title: 'Privacy',
    body: (
      <P>
        What we store, why and for how long stands in the{' '}
        <To path={paths.privacy}>Privacy Policy</To>, which is part of these terms. In short: palm
        photos are deleted once they were looked at unless you keep them, and your data can be
        exported and deleted by you.
      </P>
    ),
  },
  {
    id: 'governing-law',
    title: 'Governing Law',
    body: (
      <P>
        These terms follow the law of the place where the operator of this service is established.
        Rights that the law of your own country gives you as a consumer remain untouched. If a
        clause does not hold, the others do.
      </P>
    ),
  },
  {
    id: 'age',
    title: 'Age Restriction',
    body: (
      <P>
        You must be {AGE_MIN_YEARS} or older to use Palm &amp; Soul. By signing up you say that you
        are. Accounts of younger people are closed and their data deleted.
      </P>
    ),
  },
  {
    id: 'contact',
    title: 'Contact',
    body: <P>Reply to any mail you had from us: it reaches the operator of this service.</P>,
  },
];
