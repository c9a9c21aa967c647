/** Every text of this folder that a user can see. */
export const copy = {
  row: { share: 'Share it' },
  dialog: {
    title: 'Share this page',
    about: 'A picture with its title and one paragraph. What you see is all that is shared.',
    preview: (title: string, paragraph: string) => `The picture: ${title}. ${paragraph}`,
    drawing: 'Drawing the picture …',
    failed: 'The picture could not be drawn here.',
    another: 'Another paragraph',
    wholeText: 'Also what it says about my birth chart',
    wholeWhy: 'Anyone who sees it can learn something of your birth chart or birth date.',
    close: 'Done',
  },
  factWords: {
    on: 'on',
  },
  plate: {
    label: 'On the picture',
    palm: 'Your hand and its lines',
    path: 'The planet’s path',
    exact: (day: string) => `Exact ${day}`,
    pathWhy:
      'This path crosses the Sun of your birth, which tells your birthday. Choose it only for people who may know it.',
    palmWhy: 'Your hand is personal. Choose the sky if you’d rather not show it.',
    sky: 'The sky of that day',
    moon: 'The Moon of that day',
    pair: 'The two signs',
    chart: 'Your birth chart',
    chartWhy:
      'A birth chart gives away your birth date. Choose it only for people who may know it.',
  },
  palm: {
    label: 'Palm reading',
    title: 'What the lines show',
    share: 'Share',
    shareOf: (name: string) => `Share ${name}`,
    fresh: 'this reading',
  },
  theme: { label: 'Paper', night: 'Night', day: 'Day' },
  send: { share: 'Share the picture', save: 'Save the picture' },
  link: {
    title: 'A link',
    about:
      'Anyone with the link sees the title and this paragraph until you end it. We show you the address only once.',
    make: 'Make a link',
    makeNew: 'Make a new link',
    ready: 'The link',
    copy: 'Copy the link',
    isThere: 'This page has a link already. A new one replaces it.',
    aboutPalm:
      'Anyone with the link sees the title and this paragraph until you end it, and your hand only if it is on the picture. We show you the address only once; a new link replaces an earlier one.',
    saveFirst: 'A link leads to a saved reading. Save this one, then make the link.',
  },
  list: {
    title: 'Links you made',
    about:
      'Anyone with one of these links sees the title and one paragraph of that page or palm reading.',
    since: (date: string) => `Since ${date}`,
    end: 'End the link',
    endOf: (title: string) => `End the link to ${title}`,
    ask: 'End this link?',
    askAbout: 'It stops working at once. You can make a new one at any time.',
  },
  angles: { ascendant: 'AC', midheaven: 'MC' },
  brand: { palm: 'Palm', and: '&', soul: 'Soul' },
} as const;
