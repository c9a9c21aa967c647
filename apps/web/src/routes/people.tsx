import { RequireSignIn } from '../features/accounts/session/require-sign-in.tsx';
import { useSession } from '../features/accounts/session/accounts-context.ts';
import { birthFormOf } from '../features/birth/birth-form.ts';
import { CityField } from '../features/birth/city-field.tsx';
import { BackButton } from '../features/navigation/back-button.tsx';
import { PeopleList } from '../features/people/people-list.tsx';
import { PeopleSkeleton } from '../features/people/people-skeleton.tsx';
import type { CityFieldOf } from '../features/people/person-form.tsx';
import { paths } from '../lib/navigation/paths.ts';
import { pageMeta } from '../lib/page-head/page-meta.ts';
import { LinkButton } from '../ui/link-button.tsx';
import { PageTitle } from '../ui/page-title.tsx';
import { copy } from './copy.ts';

export const meta = () =>
  pageMeta({
    title: copy.people.title,
    description: copy.people.description,
    keywords: ['people', 'compatibility'],
    canonical: paths.people,
    isPrivate: true,
  });

export default function People() {
  return (
    <div className="page py-8 md:py-14">
      <BackButton />
      <PageTitle label={copy.people.label} lead={copy.people.lead}>
        {copy.people.title}
      </PageTitle>
      <RequireSignIn waiting={<PeopleSkeleton />}>
        <Room />
      </RequireSignIn>
    </div>
  );
}

function Room() {
  const session = useSession();
  if (session.status !== 'user') return null;
  return (
    <PeopleList userId={session.session.user.id} cityField={cityField}>
      <LinkButton to={paths.horoscope} variant="text" className="mt-8">
        {copy.people.toHoroscope}
      </LinkButton>
    </PeopleList>
  );
}

const NOWHERE = {
  birth_country: '',
  birth_timezone: null,
  birth_latitude: null,
  birth_longitude: null,
};

const cityField: CityFieldOf = (place, onChange) => (
  <CityField
    form={{
      ...birthFormOf(null),
      city: place.birth_city,
      country: place.birth_country,
      isPicked: place.birth_latitude !== null,
    }}
    onStep={(step) => {
      if (step.step === 'typed') onChange({ birth_city: step.value, ...NOWHERE });
      if (step.step !== 'picked') return;
      const { name, country, zone, latitude, longitude } = step.place;
      onChange({
        birth_city: name,
        birth_country: country,
        birth_timezone: zone,
        birth_latitude: latitude,
        birth_longitude: longitude,
      });
    }}
    error={undefined}
    isLost={false}
  />
);
