import { AGE_MIN_YEARS, EMAIL_PREFERENCE_DEFAULTS, HISTORY_DAYS } from '@palm/contract/limits';
import { paths } from '../../lib/navigation/paths.ts';
import { Key, LegalTable, List, P, To } from './legal-prose.tsx';
import type { LegalSection } from './legal-section.ts';

const importantNotice = (
  <>
    <P>
      <Key>Palm &amp; Soul is for reflection and entertainment.</Key> Readings describe what a
      tradition says about a computed sky or a measured hand. They do not foretell events and are no
      advice on health, money, law or safety.
    </P>
    <P>
      You use them at your own risk. As far as the law allows, we are not liable for what follows
      from acting on a reading. If you are in danger or in despair, please turn to a person: an
      emergency number, a doctor, <To path={paths.helpLines}>a help line</To>.
    </P>
  </>
);

const informationWeCollect = (
  <>
    <P>We store what a reading needs, and what keeps an account safe.</P>
    <List>
      <li>
        <Key>Personal information.</Key> Your e-mail address; your password, as an argon2id hash
        from which it cannot be read back; your birth name, birth date, birth time and place of
        birth with its time zone, once you give them; when you accepted which version of the terms.
      </li>
      <li>
        <Key>Palm images and facial photos.</Key> A photo of your palm, when you upload one. A palm
        can identify a person, so we treat it as biometric data. We never ask for a photo of a face;
        should a face be in a picture you send, the same care applies to it.
      </li>
      <li>
        <Key>Readings.</Key> The palm readings you save, with your lines and the joints of your hand
        as points of a drawing. Every page you open, with your own notes, in your history for{' '}
        {HISTORY_DAYS} days, or as long as you keep it; and which passages were used, for 300 days,
        so that none comes again too soon. Of a partner we keep the sign, never a birth date that
        you typed. A page is public only if you make a link to it, with one paragraph of it, until
        you end the link.
      </li>
      <li>
        <Key>People you add.</Key> Up to ten, with the names and birth details you enter. Only you
        can see them; no language model is told their names, and you can delete each at any time.
      </li>
      <li>
        <Key>AI chat conversations.</Key> What you write to the Oracle and what it answers, by day
        in your history for {HISTORY_DAYS} days, or as long as you keep that day. You can delete a
        day or clear it all at any time. If you write about being in danger, your words are deleted
        after 24 hours, unless you keep that day.
      </li>
      <li>
        <Key>Usage data.</Key> Pages seen, sign-ups, kinds of reading, kind of browser, and a random
        number for one visit. See{' '}
        <a href="#cookies-and-tracking" className="text-link">
          Cookies and Tracking
        </a>
        .
      </li>
      <li>
        <Key>Payment information.</Key> Cards are entered at the payment provider and never reach
        us. We store which plan you have, its dates, and the words you agreed to in the checkout.
      </li>
      <li>
        <Key>Device information and IP address.</Key> For each sign-in the name of your browser, so
        that you can recognize your sessions; the address and keys by which your browser’s push
        service takes reminders, while you have them on; and the time zone your browser was last in,
        so that daily mail comes in your morning. Your IP address is used to count attempts against
        attackers and is forgotten within two hours; it is not in our logs.
      </li>
    </List>
  </>
);

const howWeUse = (
  <>
    <P>To do what you asked for, and nothing behind your back:</P>
    <List>
      <li>to compute your chart, look at your palm and write your readings;</li>
      <li>to run your account and your subscription;</li>
      <li>
        to send the mails you want, and those an account needs: confirmation, security, billing;
      </li>
      <li>to keep the service safe, and to count how it is used.</li>
    </List>
    <P>
      We do not sell data, show no advertising, build no profiles for others and train no language
      model with what you write.
    </P>
  </>
);

const storageAndSecurity = (
  <>
    <P>
      <Key>A palm photo is deleted as soon as it was looked at</Key>, also when nothing could be
      read in it, unless you tick that it be kept. What the camera wrote into it, such as the place,
      is removed on arrival. Photos are never public, and no other user can reach them.
    </P>
    <P>
      Your rows in the database are guarded twice: by our code, and by the database itself, which
      shows each person their own rows only. Sessions end everywhere when you change your password
      or ask for it. Logs hold neither names nor addresses, tokens or messages.
    </P>
    <P>
      No system is perfectly secure. If something happens that concerns you, we will tell you what
      and when, as the law demands and without being asked.
    </P>
  </>
);

const thirdParties = (
  <>
    <P>
      Which of these a server uses depends on its operator. Each gets only what its task needs; a
      part that is not set up does not exist.
    </P>
    <LegalTable
      caption="Who else may process data"
      heads={['For', 'Who, and what they get']}
      rows={[
        [
          'Payments',
          'Stripe: your e-mail address, and what you enter on its pages. It is responsible for the card data itself.',
        ],
        ['Mail', 'The operator’s mail provider: your address and the text of the mail.'],
        [
          'Language model',
          'Only if the operator has set one up: the facts of a chart and your question. Names and birth data are replaced by placeholders before they leave. Otherwise texts of our own answer, on our own server.',
        ],
        [
          'Storage',
          'If set up, an S3-compatible store: palm photos you chose to keep, and exports for the two days they exist.',
        ],
        [
          'Reminders',
          'Only if you turn them on: the push service of your browser (Google, Mozilla, Apple or Microsoft) carries them, sealed so that it cannot read them.',
        ],
        [
          'Calendar',
          'Only if you make a link: the calendar app you give it to reads the titles and sentences of your dates.',
        ],
        [
          'Sign-in with Google',
          'Google learns that you sign in here; we get your address and whether it is verified.',
        ],
      ]}
    />
    <P>
      Palm photos are looked at on our own server. They are sent to no one for that. Places of birth
      are looked up in a table we carry ourselves.
    </P>
  </>
);

const cookies = (
  <>
    <P>
      <Key>One cookie</Key>, and only once you sign in: it keeps you signed in for 30 days from your
      last visit. Scripts cannot read it and other sites cannot send it. Signing in with Google
      needs a second one for the few minutes it takes.
    </P>
    <P>
      Your browser also remembers, for itself: the day or night theme, which navigation to draw,
      whether you closed a banner, that an account was used in it, for a day a birth date typed
      before signing up, and for the length of a visit a random number by which page views of the
      same visit are counted together. An installed app keeps its own pages, and your last readings,
      for the time without a network.
    </P>
    <P>
      Counting is done by us alone: no third-party scripts, no pixels, no fingerprinting. If your
      browser sends <Key>Do Not Track or Global Privacy Control</Key>, nothing is counted.
    </P>
  </>
);

const retention = (
  <>
    <LegalTable
      caption="How long we keep what"
      heads={['What', 'How long']}
      rows={[
        [
          'Account, birth details, saved readings, kept photos, what you keep in your history',
          'until you delete them or the account',
        ],
        ['Other readings and conversations in your history', `${HISTORY_DAYS} days`],
        ['Words to the Oracle that were answered with care', '24 hours'],
        [
          'A palm photo you did not choose to keep',
          'until it was looked at: seconds; a day if it never was',
        ],
        ['A palm reading you did not save', '24 hours'],
        ['Which passages your readings used', '301 days'],
        ['Sessions', '30 days after their last use, or until you end them'],
        ['A sign-up that was never confirmed', '30 days; its code 15 minutes'],
        [
          'Single page views and events',
          '60 days; after that only counts per day, that identify no person',
        ],
        ['Mails, where this server keeps them itself', '30 days'],
        ['When a language model wrote for you, without the words', '800 days'],
        ['An export you asked for', '48 hours'],
        [
          'That a free trial was taken',
          'kept after the account is gone, as keyed hashes of account, address and card, from which none of them can be read: one trial per person',
        ],
        ['Invoices', 'at the payment provider, as long as the law demands'],
        [
          'Backups',
          'as long as the operator’s backups last; then what was deleted is gone from them too',
        ],
      ]}
    />
  </>
);

const rights = (
  <>
    <P>These are yours wherever you live, and most of them are a button:</P>
    <List>
      <li>
        <Key>Access and portability.</Key> “Export my data” on{' '}
        <To path={paths.profile}>your profile</To> makes a file of everything stored about you, for
        people and for programs.
      </li>
      <li>
        <Key>Correction.</Key> Birth details are yours to change in{' '}
        <To path={paths.profileSetup}>Profile Setup</To>, address and password on your profile.
      </li>
      <li>
        <Key>Deletion.</Key> “Delete my account” on your profile, or the danger zone in Profile
        Setup, removes your rows and files, ends your sessions at once and cancels a subscription.
        Single readings, photos and the conversation can be deleted where they are shown.
      </li>
      <li>
        <Key>Restriction and objection.</Key> Daily mails are{' '}
        {EMAIL_PREFERENCE_DEFAULTS.daily_readings ? 'on' : 'off'} at first and end by a switch in
        Profile Setup or by the link in each of them. Counting ends with Do Not Track. For anything
        else, write to us.
      </li>
      <li>
        <Key>Sessions.</Key> See where you are signed in, and end any of it, on your profile.
      </li>
    </List>
    <P>
      Where a law such as the GDPR or the CCPA gives you more, it applies. You may also complain to
      the data protection authority of your country.
    </P>
  </>
);

export const privacyText: readonly LegalSection[] = [
  { id: 'important-notice', title: 'Important Notice', body: importantNotice },
  { id: 'information-we-collect', title: 'Information We Collect', body: informationWeCollect },
  { id: 'how-we-use', title: 'How We Use Your Information', body: howWeUse },
  { id: 'storage-and-security', title: 'Data Storage and Security', body: storageAndSecurity },
  { id: 'third-party-services', title: 'Third-Party Services', body: thirdParties },
  { id: 'cookies-and-tracking', title: 'Cookies and Tracking', body: cookies },
  { id: 'data-retention', title: 'Data Retention', body: retention },
  { id: 'your-rights', title: 'Your Rights', body: rights },
  {
    id: 'children',
    title: "Children's Privacy",
    body: (
      <P>
        Palm &amp; Soul is not for anyone under {AGE_MIN_YEARS}. We do not knowingly keep data of
        minors, and delete it when we learn of it. If you know of such an account, please tell us.
      </P>
    ),
  },
  {
    id: 'international-transfers',
    title: 'International Transfers',
    body: (
      <P>
        Your data lies where the operator of this server keeps it. Some of the services named above
        may work in other countries; where the law asks for safeguards, such as standard contractual
        clauses, they are in place before anything is sent.
      </P>
    ),
  },
  {
    id: 'disclaimer',
    title: 'Disclaimer of Responsibility',
    body: (
      <P>
        We answer for what we do with your data, and for whom we choose to process it. We cannot
        answer for the practices of other sites that you reach from here, nor for what you yourself
        make public, such as a reading you share.
      </P>
    ),
  },
  {
    id: 'updates',
    title: 'Policy Updates',
    body: (
      <P>
        When this policy changes in a way that matters to you, we say so by mail or on the site
        before the change takes effect. What you agreed to earlier does not silently become more.
      </P>
    ),
  },
  {
    id: 'contact',
    title: 'Contact Us',
    body: (
      <P>
        Reply to any mail you had from us: it reaches the operator of this service, who is
        responsible for your data and answers within a month.
      </P>
    ),
  },
];
