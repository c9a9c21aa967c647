import { HELP_LINES } from '@palm/contract/help-lines';
import { PageTitle } from '../../ui/page-title.tsx';
import { CountryLines } from './country-lines.tsx';
import { Directory } from './directory.tsx';
import { NearYou } from './near-you.tsx';
import { copy } from './copy.ts';

const countries = HELP_LINES.toSorted((a, b) => a.countryName.localeCompare(b.countryName, 'en'));

export function HelpLinesPage() {
  return (
    <div className="page py-8 md:py-14">
      <PageTitle
        label={copy.helpLinesPage.talkToPerson}
        lead={copy.helpLinesPage.oracleIsProgramAndCannot}
      >
        {copy.helpLinesPage.helpLines}
      </PageTitle>
      <div className="grid gap-10 lg:grid-cols-2">
        <NearYou />
        <section className="lg:p-8">
          <h2 className="mb-5 text-title-sm">{copy.helpLinesPage.elsewhere}</h2>
          <Directory />
          <p className="mt-4 text-small text-paper-dim">
            {copy.helpLinesPage.weListNumberOnlyWhere}
          </p>
        </section>
      </div>
      <nav aria-label={copy.helpLinesPage.countries} className="mt-12 border-y border-line py-4">
        <ul className="flex flex-wrap gap-x-5">
          {countries.map(({ country, countryName }) => (
            <li key={country}>
              <a
                href={`#${country}`}
                className="inline-flex min-h-11 items-center text-small text-paper-dim hover:text-paper hover:underline"
              >
                {countryName}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <div className="mt-10 gap-10 md:columns-2 lg:columns-3">
        {countries.map((help) => (
          <section
            key={help.country}
            id={help.country}
            aria-labelledby={`${help.country}-name`}
            className="mb-10 break-inside-avoid scroll-mt-20"
          >
            <h2 id={`${help.country}-name`} className="mb-3 text-brand">
              {help.countryName}
            </h2>
            <CountryLines help={help} />
          </section>
        ))}
      </div>
    </div>
  );
}
