import { helpLinesIn } from '@palm/contract/help-lines';
import { userTimeZone } from '../../lib/dates/user-time-zone.ts';
import { useHydrated } from '../../lib/hooks/use-hydrated.ts';
import { Card } from '../../ui/card.tsx';
import { CountryLines, EmergencyLines } from './country-lines.tsx';
import { copy } from './copy.ts';

/** The help lines of the country of this browser's time zone; emergency numbers where we have none. */
export function NearYou() {
  const isHydrated = useHydrated();
  const help = isHydrated ? helpLinesIn(userTimeZone()) : null;
  return (
    // The prerendered page does not know the country, so the height is reserved.
    <Card className="min-h-92">
      <h2 className="mb-5 text-title-sm">
        {help ? copy.nearYou.nearYou(help.countryName) : copy.nearYou.anywhere}
      </h2>
      {help ? <CountryLines help={help} /> : <EmergencyLines />}
    </Card>
  );
}
