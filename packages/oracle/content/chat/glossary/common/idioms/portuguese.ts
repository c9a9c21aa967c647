/** See `IDIOMS`. */
export const PORTUGUESE_IDIOMS = `
i: eu; you: você|vc|cê|tu|vocês|vcs; he: ele; she: ela; we: nós|a gente; they: eles|elas
the: o|a|os|as; a: um|uma; to the: ao|à|aos|às; of: de; of the: do|da|dos|das; in the: no|na|nos|nas; in: em; in a: num|numa; by: por; by the: pelo|pela; for: para|pra|pro; with: com|c; with me: comigo
my: meu|minha|meus|minhas; your: teu|tua|seu|sua; his: dele; her: dela; their: deles; our: nosso|nossa; this: este|esta|isso|isto|esse|essa|esses; that: que|q|aquele|aquela|aquilo; of that: disso|daquilo; like: como|tipo
what: o que|oq|oque|quê; who: quem; how: como é que; when: quando|é quando; where: onde; why: por que|porquê|pq|por quê; because: porque|pois; how much: quanto|quanta; how many: quantos; which: qual|quais
and: e; or: ou; but: mas; if: se; nothing: nada; on: sobre; on top: em cima; is: é|tá|está; am: tô|estou|sou|to; are: são|estão|tão; was: era|foi|tava|estava; were: eram|foram
will: vai; i will: vou; we will: vamos; are going: vão; people: gente|galera|pessoal; dude: mano|véi|cara|bicho; lol: kkk|kkkk|kkkkk|kkkkkk|rsrs|haha; hello: oi|olá|bom dia|boa tarde|boa noite
one: um só; two: dois|duas; three: três; four: quatro; five: cinco; six: seis; seven: sete; eight: oito; nine: nove; ten: dez; twenty: vinte; thirty: trinta; each: cada; both: ambos
ago: atrás; years ago: faz anos; it has been: faz|já faz; there is: tem|há; i am afraid: tenho medo|to com medo|tô com medo|estou com medo; i am angry: tô com ódio|to com raiva|tô com raiva|tô com um ódio|que raiva|que ódio
i am ashamed: tô com vergonha|que vergonha|morro de vergonha; i miss: sinto falta|sinto falta de|tô com saudade|saudade|saudades|com saudade|to com saudades; i feel like: tô com vontade de|tenho vontade de; i am sleepy: tô com sono
i have to: tenho que|preciso; has to: tem que; i just: acabei de; just: acabou de; stopped: parou de; keeps: fica; stays: fica; i stay: fico; got: ficou; i got: fiquei; became: virou|ficou; i fell in love: me apaixonei; in love: apaixonada|apaixonado
i like: gosto de|curto; does not like me: não gosta de mim; likes me: gosta de mim|tá a fim de mim|afim de mim; i can not: não consigo|não posso|n consigo; can not stand: não aguento|não suporto; i can not anymore: não aguento mais|não dá mais
left me: me deixou|terminou comigo|me largou|me abandonou; cheated on me: me traiu|me chifrou; is cheating: me trai; broke up: terminamos|terminou|a gente terminou; ghosted: sumiu|me deu um ghosting; left on read: me deixou no vácuo|no vácuo|visualizou e não respondeu|me deixou no visto
does not answer me: não me responde|não responde|não me respondeu; does not talk to me: não fala comigo|não fala mais comigo|parou de falar comigo; blocked me: me bloqueou; yelled at me: gritou comigo|brigou comigo; is angry at me: tá brava comigo|tá puto comigo
i was fired: fui demitida|fui demitido|me demitiram|me mandaram embora|fui mandada embora; got promoted: fui promovida|fui promovido|ser promovida; i passed: passei|passei no|fui aprovada; i failed: reprovei|bombei|levei pau|não passei
public service exam: concurso|concurso público; university entrance exam: vestibular|enem; federal university: federal|federais; scholarship: bolsa; birth certificate: certidão; baby shower: chá de bebê|chá de fralda
fell out: brigamos|a gente brigou; gets along: se dá bem; got married: casou|casei|se casou; is getting married: vai casar|vai se casar; asked me to marry: me pediu em casamento; lost the baby: perdi o bebê|perdi meu bebê
died: morreu|faleceu|se foi|partiu; passed away: falecida|falecido; moved: se mudou|me mudei; go back: volte|voltar; go on foot: ir a pé|a pé; made a vow: fez promessa; made: fez; kept: ficou com; kept the house: ficou com a casa
what do i do: o que eu faço|o que faço|oq eu faço|que que eu faço|faço o quê; do i cut or not: corto ou não; do i go: vou ou não; is it normal: é normal; am i wrong: tô errada|tô errado|eu tô errada; is it true: é verdade
i want to quit: quero pedir demissão; quit: pedi demissão|pediu demissão; retired: se aposentou|aposentou|reformou|reformou se; stop smoking: parar de fumar|pare de fumar|parei de fumar; lose weight: perder peso|emagrecer
so: então|daí|aí; too: também|tb|tbm; not: não|n|nao|num; never: nunca; nobody: ninguém; only: só|apenas; until: até; since: desde; still: ainda; now: agora|agr; already: já; today: hoje; yesterday: ontem; more: mais; no longer: não mais|mais não
wants me to: quer que eu|quer q eu; wants: quer; i want: quero; please: por favor|pfv; thanks: obrigada|obrigado|brigada; help: socorro; my god: meu deus|nossa|aff|afe; for real: a sério|de verdade|sério
grandma: vó|vovó; grandpa: vô|vovô; mom: mãe; dad: pai; my mom: mainha|minha mãe; sweet shop: doceria; cash register: caixa; boss: chefe; business partner: sócia|sócio; next door: do lado|ao lado; waning moon: lua minguante; waxing moon: lua crescente
because of that: por isso|por isso que|por causa disso; at work: no trabalho|no serviço|no trampo; at home: em casa; at night: à noite|de noite; next week: semana que vem; last year: ano passado
`;
