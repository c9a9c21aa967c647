import { BODIES, PLANET_IDS, SIGNS, SIGN_IDS } from '@palm/astrology/vocabulary';
import { GIVEN_NAMES } from '../../chat/entities/given-names.ts';

/** First names beyond the common ones: here a capital letter tells them from everyday words. */
const MORE_NAMES = new Set(
  `aaliyah abdul abel ada adaeze adele adrian aditi agnes agnieszka ahmad aiden aiko aino akira alana alba
  alejandro aleksander alessandra alessandro alfie alfred alina alisha alma alva amara amelia amir amira
  ana anastasia anders andreas andrei anika anita anja anke anne annika anselm anton anwar archie ariana arne
  arun asa asha astrid aurora ava axel ayesha ayla babak bea beatrice beatriz bella benedict benjy bernard
  bertha bianca bilal bjorn boris bram bruno callum carla carlo carolina caroline cassie cecilia cedric
  celine cesar chiara chidi chinua chloe ciara clara clarissa clemens conor cora cormac cyrus dagmar damian
  daniela dario darius dariusz david deepak delia demir dev diya dmitry dominic dora edith edgar edwin eileen
  eleanor eleni elias elif elin elisa eliza ellen ellie elsa emil emilia emilio emre enrico enzo erik erika
  erin ernesto esme esra esther eva evan eve ezra fabian faisal farah farid fatma fernanda fernando filip
  finn flora florian francesca francesco francisco frank frank freddie freya frieda frida gabi gavin genevieve
  georgia gertrud gianna gideon gina giulia giorgio giulio gretchen guillaume gunther gustav hamid hana hanna
  hans harriet harry haruto hasan heike heinrich henrik hilda holger ida idris igor ikram ilya ines inga
  ingeborg ioana irene irina iris isaac isabel isha ishaan ismail isolde ivana ivy iwona jack jakub jamie jan
  jana jane janek jasmin jasmine jasper javid jelena jens jeremiah jerome joanna joao joaquin jochen johan
  johanna johannes jonah jonas jonna jorge josef josefine jovan juanita jude julian juliana julien juliet
  julius jun jürgen jurgen kai kamal kamila karim karina karl karolina kaspar katarina katja kemal khadija
  khalid kian kim kiran klara klaus knut konrad kristina kristof lara lars lasse laszlo latif layla lea leandro
  lena lenka lennart leo leonie leopold lev levi lewis lila lili lily lina linus lior lisbeth liv liza lola
  lorenzo lotta lotte louis louisa louise luana luise luisa lukas lydia mads magda magdalena magnus mahmoud
  maja malik malte manuel manuela mara marc marcel marcin marek margarita margot mariam mariana marija mario
  marisol marko marlene marta marten marwan mathilde matilda matthias mats maud mauro max maximilian maxine
  meera mehmet melanie mikael mikhail mila milan milena milo mina miriam miro mohamed mona moritz mustafa nadia
  nadine naomi narges nasser natalia nate navid nell nico nicolas niels nikhil nikita niko nikolai nils nisha
  noam noemi nora norbert nour odette ola olaf oleg oluchi omer ondine orla oskar osman otis otto owen paloma
  parvati pascal patrice paulina pavel pawel peggy pekka penny petra pia piet piotr polly quentin rachid rafi
  raisa ramesh rami ramon rania rashid ravi raymond reem regina reinhard renata rene reza rhea ricardo rick
  rita rob roberta roberto robin rodrigo roman romy ronan ronja rory rosa rosalie rosie rowan ruben rudolf rupert
  ryan saad sabine sabrina saanvi said salim salma salvatore samira sandro sanjana sanna saskia seamus sebastian
  selim selma serena shreya sibyl sienna silas silvia simone sina sinead sigrid sjoerd sonia sonja stanislav stefan
  stefania stella sunita suresh susanne sven sylvia tamar tamara tanja tara tariq tatiana ted teo tereza theo
  thea thor tiago tilda tim timo tina tobias tomas tomasz toni tove tristan ulrich uma umar uwe valerie
  vera vicente victor viktor viktoria vincenzo viola vivian vlad wanda werner willem wim winston xavier xenia
  yael yara yannick yasmine yosef younes youssef yuri yusuf yvonne zainab zeynep zofia zoran`.split(
    /\s+/u,
  ),
);

/** What is written with a capital letter and is no person. */
const NO_NAMES = new Set(
  [
    ...PLANET_IDS.map((planet) => BODIES[planet].name),
    ...SIGN_IDS.map((sign) => SIGNS[sign].name),
    ...`Monday Tuesday Wednesday Thursday Friday Saturday Sunday January February March April May June July
    August September October November December Christmas Easter Ramadan Hanukkah Diwali Eve New Year Day
    Ascendant Descendant Midheaven Node North South East West Chiron Lilith Fortune Lot Imum Coeli Medium
    God Earth English German French Spanish Italian Portuguese Latin Greek Roman Chinese Indian Europe
    Africa America Asia London Paris Lisbon Berlin Rome Lagos York Premium Oracle Book Palm Soul Father
    Mother Valentine Mondays Tuesdays Wednesdays Thursdays Fridays Saturdays Sundays Moons Suns Venuses
    Geminis Virgos Libras Scorpios Capricorns Pisceans Leos Schadenfreude Internet Google Instagram
    Whatsapp Tarot Placidus Return Returns Retrograde Season Rising Quarter Quarters Full Square Trine
    Sextile Opposition Conjunction Eclipse Eclipses House Houses Sky Stars Zodiac Transit Transits Solar
    Lunar Head Heart Life Line Fate Mount Vertex Pallas Juno Ceres Vesta Black Good Boxing Lent Advent
    Vienna Prague Madrid Barcelona Amsterdam Dublin Munich Hamburg Milan Athens Warsaw Istanbul Tokyo
    Chicago Boston Sydney Excel Zoom Slack Netflix Spotify`.split(/\s+/u),
  ].flatMap((word) => [word, `${word}'s`]),
);

/** The word before a capital that begins a sentence of its own, as after a colon, tells nothing of a name. */
export function isName(word: string, isFirst: boolean): boolean {
  const plain = word.replace(/'(?:s|ll|d|ve|re|m)?$/u, '');
  if (NO_NAMES.has(plain) || /^\p{Lu}+$/u.test(plain) || plain.length < 2) return false;
  const small = plain.toLowerCase();
  return !isFirst || GIVEN_NAMES.has(small) || MORE_NAMES.has(small);
}

/** "Leo" is a sign, unless he is a boy. */
const LEO =
  /\bLeo(?= (?:will|has|hasn't|is|isn't|was|won't|doesn't|feels|needs) )(?=.*\b(?:he|his|him)\b)/gu;

/** A text with one name in the place of every name, so that rules need to know only that one. */
export const withPlainNames = (text: string, name: string): string =>
  text
    .replaceAll(LEO, name)
    .replaceAll(/(?<!["“:] ?)\b\p{Lu}[\p{L}]+/gu, (word, at: number) =>
      isName(word, at === 0 || /[.?!:"“]\s*$/u.test(text.slice(0, at))) ? name : word,
    );
