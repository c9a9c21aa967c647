type Pronoun = 'he' | 'she' | 'they';

/** What people call another person, the word it is said back with, and the pronoun it implies. */
const LINES = `
ex boyfriend, ex-boyfriend, ex bf = ex-boyfriend he
ex girlfriend, ex-girlfriend, ex gf = ex-girlfriend she
ex husband, ex-husband = ex-husband he
ex wife, ex-wife = ex-wife she
ex, ex partner, ex-partner = ex they
boyfriend, bf = boyfriend he
girlfriend, gf = girlfriend she
husband, hubby, hubs = husband he
wife, wifey, missus = wife she
fiance, fiancé = fiancé they
fiancee, fiancée = fiancée she
partner, significant other, bae, spouse = partner they
crush = crush they
situationship = situationship they
mother in law, mother-in-law, mil = mother-in-law she
father in law, father-in-law, fil = father-in-law he
sister in law, sister-in-law, sil = sister-in-law she
brother in law, brother-in-law, bil = brother-in-law he
in laws, in-laws = in-laws they
stepmother, stepmom, stepmum = stepmother she
stepfather, stepdad = stepfather he
mother, mom, mum, mommy, mummy, mama, mam, ma = mom she
father, dad, daddy, papa, pops = dad he
parents, folks = parents they
grandmother, grandma, gran, granny, nan, nana, nanna, abuela, nonna, oma, lola, nani, dadi, yiayia, gogo, bubbe, babushka = grandmother she
grandfather, grandpa, grandad, granddad, gramps, abuelo, nonno, opa, lolo, dedushka = grandfather he
grandparents = grandparents they
daughter in law, daughter-in-law = daughter-in-law she
son in law, son-in-law = son-in-law he
son, little boy = son he
daughter, little girl = daughter she
kid, child, toddler, teenager, teen = child they
kids, children, teenagers = children they
baby = baby they
brother, bro = brother he
sister, sis = sister she
twin = twin they
siblings, sibling = sibling they
aunt, auntie, aunty = aunt she
uncle = uncle he
cousin = cousin they
niece = niece she
nephew = nephew he
family = family they
best friend, bff, bestie, bsf = best friend they
best friends, besties = best friends they
friend, mate, buddy, pal, homie = friend they
friends, mates, friend group, homies = friends they
boss, manager, supervisor, gaffer = boss they
coworker, co-worker, co worker, colleague, workmate = coworker they
coworkers, colleagues, co-workers = coworkers they
team = team they
teacher, professor, tutor = teacher they
therapist, counselor, counsellor = therapist they
doctor, gp = doctor they
landlord = landlord they
landlady = landlady she
roommate, flatmate, housemate, roomie = roommate they
roommates, flatmates, housemates, roomies = roommates they
neighbor, neighbour = neighbor they
neighbors, neighbours = neighbors they
client = client they
clients, customers = clients they
baby daddy = baby's father he
baby mama, baby momma = baby's mother she
`;

export interface Relation {
  readonly said: string;
  readonly they: Pronoun;
}

export const RELATIONS: ReadonlyMap<string, Relation> = new Map(
  LINES.trim()
    .split('\n')
    .flatMap((line) => {
      const [typed = '', meant = ''] = line.split(' = ');
      const at = meant.lastIndexOf(' ');
      const relation: Relation = {
        said: meant.slice(0, at),
        they: meant.slice(at + 1) as Pronoun,
      };
      return typed.split(', ').map((word): [string, Relation] => [word, relation]);
    }),
);

const PETS = `dog cat puppy kitten horse pony rabbit bunny hamster parrot bird budgie fish goldfish
  guinea_pig ferret turtle tortoise snake lizard rat mouse pet doggo pup kitty lab`;
export const PET_WORDS: ReadonlySet<string> = new Set(
  PETS.split(/\s+/u).map((word) => word.replace('_', ' ')),
);
