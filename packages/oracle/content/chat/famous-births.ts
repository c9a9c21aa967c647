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
  { name: 'Ariana Grande', typed: /\bariana(?: grande)?\b/u, born: '1993-06-26' },
  { name: 'Billie Eilish', typed: /\bbillie eilish\b/u, born: '2001-12-18' },
  { name: 'Kanye West', typed: /\bkanye\b/u, born: '1977-06-08' },
  { name: 'Kylie Jenner', typed: /\bkylie jenner\b/u, born: '1997-08-10' },
  { name: 'Justin Bieber', typed: /\bbieber\b/u, born: '1994-03-01' },
  { name: 'Leonardo DiCaprio', typed: /\b(?:leonardo )?dicaprio\b/u, born: '1974-11-11' },
  { name: 'Brad Pitt', typed: /\bbrad pitt\b/u, born: '1963-12-18' },
  { name: 'Angelina Jolie', typed: /\bangelina(?: jolie)?\b/u, born: '1975-06-04' },
  { name: 'Tom Cruise', typed: /\btom cruise\b/u, born: '1962-07-03' },
  { name: 'Johnny Depp', typed: /\bjohnny depp\b/u, born: '1963-06-09' },
  { name: 'Keanu Reeves', typed: /\bkeanu\b/u, born: '1964-09-02' },
  { name: 'Serena Williams', typed: /\bserena williams\b/u, born: '1981-09-26' },
  { name: 'Elon Musk', typed: /\b(?:elon|musk)\b/u, born: '1971-06-28' },
  { name: 'Donald Trump', typed: /\btrump\b/u, born: '1946-06-14' },
  { name: 'King Charles', typed: /\bking charles\b/u, born: '1948-11-14' },
  {
    name: 'Kate Middleton',
    typed: /\bkate middleton\b|\bprincess (?:kate|catherine)\b/u,
    born: '1982-01-09',
  },
  { name: 'Meghan Markle', typed: /\bmeghan(?: markle)?\b/u, born: '1981-08-04' },
  { name: 'Prince Harry', typed: /\bprince harry\b/u, born: '1984-09-15' },
  { name: 'Shakira', typed: /\bshakira\b/u, born: '1977-02-02' },
  { name: 'Bad Bunny', typed: /\bbad bunny\b/u, born: '1994-03-10' },
  { name: 'Ed Sheeran', typed: /\bed sheeran\b/u, born: '1991-02-17' },
  { name: 'Timothée Chalamet', typed: /\b(?:timoth[eé]e )?chalamet\b/u, born: '1995-12-27' },
  { name: 'Tom Holland', typed: /\btom holland\b/u, born: '1996-06-01' },
  { name: 'Emma Watson', typed: /\bemma watson\b/u, born: '1990-04-15' },
  { name: 'Eminem', typed: /\beminem\b/u, born: '1972-10-17' },
  { name: 'Britney Spears', typed: /\bbritney\b/u, born: '1981-12-02' },
  { name: 'Nicki Minaj', typed: /\bnicki minaj\b/u, born: '1982-12-08' },
  { name: 'Cardi B', typed: /\bcardi b\b/u, born: '1992-10-11' },
  { name: 'Amy Winehouse', typed: /\bamy winehouse\b|\bwinehouse\b/u, born: '1983-09-14' },
  {
    name: 'Prince',
    typed: /\bthe singer prince\b|\bprince the (?:singer|artist)\b/u,
    born: '1958-06-07',
  },
  { name: 'Shah Rukh Khan', typed: /\b(?:shah ?rukh(?: khan)?|srk)\b/u, born: '1965-11-02' },
  { name: 'Bill Gates', typed: /\bbill gates\b/u, born: '1955-10-28' },
  { name: 'Napoleon', typed: /\bnapoleon\b/u, born: '1769-08-15' },
  { name: 'John Lennon', typed: /\b(?:john )?lennon\b/u, born: '1940-10-09' },
  { name: 'Bob Marley', typed: /\bbob marley\b/u, born: '1945-02-06' },
  { name: 'Mother Teresa', typed: /\bmother teresa\b/u, born: '1910-08-26' },
  { name: 'Nelson Mandela', typed: /\bmandela\b/u, born: '1918-07-18' },
];
