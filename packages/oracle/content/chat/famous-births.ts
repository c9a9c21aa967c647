/** A famous person's birthday that is beyond doubt and on no border of signs, by the calendar of today. */
export interface FamousBirth {
  readonly name: string;
  /** How the name is typed, in lower case. */
  readonly typed: RegExp;
  /** YYYY-MM-DD */
  readonly born: string;
  /** Instead of "was born on": where only the christening is on record. */
  readonly record?: string;
}

export const FAMOUS_BIRTHS: readonly FamousBirth[] = [
  {
    name: 'Beethoven',
    typed: /\bbeethoven\b/u,
    born: '1770-12-16',
    record: 'was christened on December 17, 1770, and so was born a day or so before',
  },
  { name: 'Mozart', typed: /\bmozart\b/u, born: '1756-01-27' },
  {
    name: 'Shakespeare',
    typed: /\bshakespeare\b/u,
    born: '1564-05-03',
    record:
      "was christened on April 26, 1564, by the old calendar, early May by today's, and so was born a few days before",
  },
  { name: 'Albert Einstein', typed: /\beinstein\b/u, born: '1879-03-14' },
  { name: 'Marie Curie', typed: /\bmarie curie\b/u, born: '1867-11-07' },
  { name: 'Charles Darwin', typed: /\bdarwin\b/u, born: '1809-02-12' },
  { name: 'Abraham Lincoln', typed: /\blincoln\b/u, born: '1809-02-12' },
  { name: 'Vincent van Gogh', typed: /\bvan gogh\b/u, born: '1853-03-30' },
  { name: 'Pablo Picasso', typed: /\bpicasso\b/u, born: '1881-10-25' },
  { name: 'Frida Kahlo', typed: /\bfrida(?: kahlo)?\b/u, born: '1907-07-06' },
  { name: 'Gandhi', typed: /\bgandhi\b/u, born: '1869-10-02' },
  {
    name: 'Martin Luther King',
    typed: /\bmartin luther king\b|\bmlk\b/u,
    born: '1929-01-15',
  },
  {
    name: 'Princess Diana',
    typed: /\b(?:princess|lady) di(?:ana)?\b/u,
    born: '1961-07-01',
  },
  { name: 'Barack Obama', typed: /\bobama\b/u, born: '1961-08-04' },
  {
    name: 'Marilyn Monroe',
    typed: /\bmarilyn(?: monroe)?\b/u,
    born: '1926-06-01',
  },
  { name: 'Elvis', typed: /\belvis\b/u, born: '1935-01-08' },
  { name: 'David Bowie', typed: /\bbowie\b/u, born: '1947-01-08' },
  {
    name: 'Freddie Mercury',
    typed: /\bfreddie mercury\b/u,
    born: '1946-09-05',
  },
  {
    name: 'Michael Jackson',
    typed: /\bmichael jackson\b/u,
    born: '1958-08-29',
  },
  { name: 'Madonna', typed: /\bmadonna\b/u, born: '1958-08-16' },
  { name: 'Beyoncé', typed: /\bbeyonc[eé]\b/u, born: '1981-09-04' },
  { name: 'Adele', typed: /\badele\b/u, born: '1988-05-05' },
  { name: 'Lady Gaga', typed: /\blady gaga\b/u, born: '1986-03-28' },
  { name: 'Taylor Swift', typed: /\btaylor swift\b/u, born: '1989-12-13' },
  { name: 'Harry Styles', typed: /\bharry styles\b/u, born: '1994-02-01' },
  { name: 'Zendaya', typed: /\bzendaya\b/u, born: '1996-09-01' },
  { name: 'Lionel Messi', typed: /\bmessi\b/u, born: '1987-06-24' },
  {
    name: 'Cristiano Ronaldo',
    typed: /\b(?:cristiano|ronaldo|cr7)\b/u,
    born: '1985-02-05',
  },
  { name: 'Oprah Winfrey', typed: /\boprah\b/u, born: '1954-01-29' },
  { name: 'Steve Jobs', typed: /\bsteve jobs\b/u, born: '1955-02-24' },
];
