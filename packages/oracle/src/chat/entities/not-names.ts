/** Words that are written with a capital and are no names. */
export const NOT_NAMES: ReadonlySet<string> = new Set(
  `i im ive ill id monday tuesday wednesday thursday friday saturday sunday january february march april
  jan feb mar apr may jun jul aug sep sept oct nov dec june july august september october november december christmas easter thanksgiving halloween
  valentine valentines ramadan eid diwali hanukkah new year eve day
  aries taurus gemini cancer leo virgo libra scorpio sagittarius capricorn aquarius pisces sun moon
  mercury venus mars jupiter saturn uranus neptune pluto chiron lilith juno vertex ascendant midheaven
  node mc ic asc english spanish french german portuguese italian hindi turkish chinese japanese
  american british indian european african asian muslim christian jewish catholic hindu god jesus allah
  bible tarot fool magician priestess empress emperor hierophant lovers chariot strength hermit wheel
  fortune justice hanged death temperance devil tower star judgement judgment world
  oracle palm soul premium app ai gpt chatgpt google apple amazon netflix youtube instagram insta tiktok
  facebook snapchat whatsapp tinder bumble hinge linkedin reddit spotify deloitte microsoft zoom
  adhd ocd autism ivf pms ptsd uk usa us eu nyc la hr ceo gp phd mba tv ok okay lol omg idk wtf tbh
  the a an and or but so if is are was what when where why how who which should can could would will do
  does did my your his her their our this that it he she they we you please thanks thank hello hi hey
  yes no not also then just really maybe because since after before dear mom mum dad grandma grandpa
  mother father bitcoin crypto placidus vedic zodiac`.split(/\s+/u),
);
