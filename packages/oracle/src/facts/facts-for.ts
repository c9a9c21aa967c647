import type { ReadingRequest, Person } from '../request.ts';
import { birthChartOf, signOf } from './birth-chart.ts';
import type { Fact } from './fact.ts';
import { natalFacts } from './natal-facts.ts';
import { palmFact } from './palm-fact.ts';
import { houseFacts, rulerFact, signFact, solarHouseFacts } from './sign-facts.ts';
import { skyFacts } from './sky-facts.ts';
import { type SkyOfDay, skyOfDay } from './sky-of-day.ts';
import { crossFacts, pairFact } from './synastry-facts.ts';
import { transitFacts } from './transit-facts.ts';
import { skyOfWeek, weekEvents, weekTransits } from './week-facts.ts';

/**
 * All that is true for a request. The sky may be handed in, so that a day's
 * readings share it.
 */
export function factsFor(
  request: ReadingRequest,
  sky: SkyOfDay = skyOfDay(request.date, request.zone ?? 'UTC'),
): Fact[] {
  switch (request.kind) {
    case 'daily':
    case 'chat':
      return personFacts(request.person, sky);
    case 'horoscope':
      return request.type === 'weekly'
        ? [...personFacts(request.person, sky), ...weekFacts(request.person, sky)]
        : personFacts(request.person, sky);
    case 'partner':
      return partnerFacts(request.partner, sky);
    case 'compatibility':
      return pairFacts(request.person, request.partner, sky);
    case 'palm':
      return request.findings.map(({ id, evidence }) => palmFact(id, evidence.text));
  }
}

function personFacts(person: Person, sky: SkyOfDay): Fact[] {
  const chart = birthChartOf(person);
  const sign = signOf(person);
  return [
    ...skyFacts(sky),
    ...(sign === null ? [] : [signFact(sign, 'reader'), rulerFact(sign, sky)]),
    ...(chart === null
      ? sign === null
        ? []
        : solarHouseFacts(sign, sky)
      : [...natalFacts(chart), ...transitFacts(chart, sky), ...houseFacts(chart, sky)]),
  ];
}

function weekFacts(person: Person, sky: SkyOfDay): Fact[] {
  const chart = birthChartOf(person);
  const dated = chart === null ? [] : weekTransits(chart, sky, skyOfWeek(sky));
  return [...dated, ...weekEvents(sky)];
}

/** An absent person is read by the sign alone. */
function partnerFacts(partner: Person, sky: SkyOfDay): Fact[] {
  const sign = signOf(partner);
  if (sign === null) throw new RangeError('a partner needs a sign or a birth date');
  return [
    ...skyFacts(sky),
    signFact(sign, 'partner'),
    rulerFact(sign, sky),
    ...solarHouseFacts(sign, sky),
  ];
}

/** What two births or two signs have in common stays; the sky of the day gives it something to do. */
function pairFacts(person: Person, partner: Person, sky: SkyOfDay): Fact[] {
  const [sign, partnerSign] = [signOf(person), signOf(partner)];
  if (sign === null || partnerSign === null) throw new RangeError('a pair needs two signs');
  const [chart, partnerChart] = [birthChartOf(person), birthChartOf(partner)];
  const crossing = chart === null || partnerChart === null ? [] : crossFacts(chart, partnerChart);
  const signs = new Set([sign, partnerSign]);
  return [
    signFact(sign, 'reader'),
    signFact(partnerSign, 'partner'),
    pairFact(sign, partnerSign),
    ...crossing,
    ...skyFacts(sky),
    ...[...signs].flatMap((one) => [rulerFact(one, sky), ...solarHouseFacts(one, sky)]),
  ];
}
