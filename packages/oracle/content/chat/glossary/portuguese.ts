/** Portuguese words as the families would have them in English; see `
inEnglish`. */ export const PORTUGUESE_WORDS = `; i: eu; you: você|voce|vc|tu|te|ti|vocês|oráculo; he: ele
she: ela; we: nós|a gente; they: eles|elas; me: me|mim|comigo; my: meu|minha|meus|minhas
his: seu|sua|seus|suas|dele; her: dela; your: teu|tua|teus|tuas; us: nos; our: nosso|nossa|nossos|nossas
the: o|a|os|as; a: um|uma|uns|umas; himself: se|si; him: lhe|lo; and: e; or: ou; but: mas|porém|só que
because: porque|pq|pois; that: que|isso|aquilo|esse|essa; this: este|esta|isto|neste|nesta; of: de|do|da|dos|das
to: para|pra|pro|ao|à; in: em|no|na|nos|nas|num|numa; with: com; without: sem; for: por|pelo|pela; between: entre
since: desde|há|faz; until: até; about: sobre; not: não|nao|n|nunca mais; yes: sim; no: não mesmo
if: se eu|se ele|se ela|caso; very: muito|tão|tao|super|mt; more: mais; less: menos
a lot: muita|muitos|muitas|demais; a little: pouco|um pouco; nothing: nada; something: algo|alguma coisa
nobody: ninguém|ninguem; someone: alguém|alguem; everyone: todos|todo mundo|toda gente; everything: tudo|todo|toda
always: sempre; never: nunca|jamais; again: de novo|outra vez|novamente; still: ainda|continuo|continua; already: já
now: agora|neste momento; today: hoje; tomorrow: amanhã|amanha; yesterday: ontem
tonight: hoje à noite|esta noite|hoje a noite; this week: esta semana|essa semana
next week: semana que vem|próxima semana|proxima semana; this weekend: fim de semana|este fim de semana|fds
this month: este mês|esse mês|este mes; next month: mês que vem|próximo mês|mes que vem
this year: este ano|esse ano; next year: ano que vem|próximo ano|proximo ano; years: anos; year: ano; months: meses
month: mês|mes; weeks: semanas; week: semana; days: dias; day: dia; hours: horas; hour: hora; night: noite|noites
morning: manhã|manha|madrugada; afternoon: tarde; time: tempo|momento|vez|vezes; age: idade; soon: logo|em breve
ago: atrás; what: o que|que é|qual é; what: qual|quais|oq|oque|quê
what does it mean: o que significa|o que quer dizer|significa|quer dizer; when: quando; where: onde|aonde|cadê
why: por que|por quê|porquê; how: como; how much: quanto|quanta|quanto custa; how many: quantos|quantas
how long: quanto tempo|até quando; who: quem; which day: que dia|qual dia|qual o dia
best day: melhor dia|bom dia para|dia bom; better: melhor; worse: pior; good: bom|boa|bons|boas|bem
bad: mau|má|ruim|mal|péssimo; true: verdade|certo; normal: normal; big: grande|enorme; small: pequeno|pequena
new: novo|nova|novos|novas; old: velho|velha; first: primeiro|primeira; second: segundo|segunda
last: último|última|ultimo|ultima; next: próximo|próxima; other: outro|outra|outros|outras; same: mesmo|mesma
alone: sozinho|sozinha|só; together: juntos|juntas; one: um; two: dois|duas; three: três|tres; four: quatro
five: cinco; six: seis; ten: dez; is: é|está|tá|ta|eh; am: sou|estou|tô|to; i am: eu sou|sou|estou|tô|tou
are: são|sao|estão|somos|estamos|és|estás; was: era|estava|foi|fui|esteve; be: ser|estar|será|seja
there is: há|tem gente|existe; have: ter|temos|têm|tenha; i have: tenho|tive|tinha; has: tem|teve
did: fez|fiz|fizeram; do: fazer|faço|faco|faz|fazendo|feito
what do i do: o que eu faço|o que faço|o que fazer|que faço|oq eu faço|o que devo fazer
should i: devo|eu devo|deveria|será que devo|tenho que|vale a pena; go: ir|vou|vai|vamos|vão|ir embora
do i go or not: vou ou não vou|vou ou nao vou; will: vai|vão; went: foi embora|fui embora; come: vir|vem|venho
came: veio; want: querer|querem|quiser|queremos; i want: quero|queria|tô com vontade; wants: quer
can: pode|podem|poder|posso ter; i can: posso|consigo
can not: não posso|não consigo|nao consigo|não dá|não aguento|nao aguento; know: saber|sabe|sabem|conheço
i do not know: não sei|nao sei|sei lá; i know: sei; say: dizer|digo|diga|falar que; says: diz|dizem|fala|falou que
said: disse|falou|disseram; tell: contar|contar pra|dizer pra|falar pra; told: contei|contou|falei
talk: falar|falo|falamos|conversar|conversa|falando; talked: conversei|conversamos|falamos
does not talk to me: não fala comigo|nao fala comigo|parou de falar comigo
ask: pedir|perguntar|pergunto|chamar pra sair|convidar|convidaram; invitation: convite|convidou
received: recebi|recebeu; give: dar|dou|dá|deu|dei; take: tomar|levar|pegar
get: conseguir|consegui|ganhar|obter|arrumou|arrumar; see: ver|vejo|vê|vês|olhar|olha; saw: vi|viu
think: pensar|penso|pensa|acho|acha|achar|pensando; feel: sentir|sinto|sente|me sinto|sentindo
like: gostar|gosto|gosta|curto; he likes me: gosta de mim|ele gosta de mim|ela gosta de mim
need: preciso|precisa|precisar; help: ajuda|ajudar|me ajuda|ajude; wait: esperar|espero|espera|esperando
leave: deixar|largar|sair|ir embora|sair de
left me: me deixou|me largou|terminou comigo|me abandonou|levei um pé na bunda; stay: ficar|fico|fica|ficando
start: começar|começo|comecei|abrir|iniciar; stop: parar|pare|parei|parar de; finish: terminar|acabar|acabou
change: mudar|muda|mudança|mudanças|mudou; happen: acontecer|acontece|acontecendo|rolar|vai dar
happened: aconteceu|rolou; disappeared: sumiu|desapareceu
work: trabalhar|trabalho com|funciona|trabalha|dá certo|dar certo; does not work: não funciona|nao funciona
job: trabalho|emprego|serviço|vaga; pay: pagar|pago|paga; buy: comprar|compro|comprei; sell: vender|vendo|vendi
lend: emprestar|emprestei|empresto|emprestou; owe: me deve|deve dinheiro|devendo
live: viver|vivo|vive|morar|moro|mora; live together: morar juntos|morar junto
move: mudar de casa|me mudar|mudança de casa|mudar para|mudar pra; travel: viajar|viagem|viajo|férias|ferias
write: escrever|escrevo|escreveu|mandar|mando|mandei|mandou; text: mensagem|mensagens|zap|msg|whats
voice note: áudio|audio; call: ligar|ligo|liga|ligação; called: ligou|liguei; answer: responder|resposta|responde
does not answer: não responde|nao responde|não me responde|nao me responde|não me responde mais
does not answer: visualizou e não respondeu|me deixou no vácuo|vácuo
find: encontrar|encontro|achar|procurar|procuro|procurando; meet: conhecer|vou conhecer; met: conheci|conheceu
read: ler|lê|lido|lidas|leitura; sleep: dormir|durmo|dorme|sono|insônia|insonia
i can not sleep: não consigo dormir|nao consigo dormir|não durmo|nao durmo; dream: sonhar|sonhei|sonho|pesadelo
teeth: dentes|dente; eat: comer|como demais; drink: beber|bebe|bebida|álcool|cerveja; smoke: fumar|fumo|cigarro
cry: chorar|choro|chora|chorando|chorei; fight: brigar|brigamos|briga|brigas|briguei|discutir|discussão|brigando
hurt: dói|doi|doer|magoou|machucou|magoada|magoado; forgive: perdoar|perdoo|perdão
forget: esquecer|esqueço|esquecê-lo; get over: superar|esquecer ele|esquecer ela|esquecer meu ex
miss: saudade|saudades|sinto falta|com saudade; trust: confiar|confio|confiança
cheat: trair|trai|traindo|traição|infiel|chifre; cheated on me: me traiu|fui traída|fui traído
lie: mentir|mente|mentira|mentiu; hide: esconde|escondendo|esconder
come back: voltar|volta|voltará|vai voltar|voltar pra mim; get back together: voltar com meu ex|reatar|voltarmos
break up: terminar com|terminamos|separar|separação|término|romper
marry: casar|casar com|me casar|casarei|vai casar; married: casado|casada|casou|casei; wedding: casamento
marriage: casamento; divorce: divórcio|divorcio|divorciar*|divorciad*; engaged: noivo|noiva|noivado
pregnant: grávida|gravida|gravidez; baby: bebê|bebe|bebé|neném; have a baby: engravidar|ter um filho|ter um bebê
die: morrer|morre|morte; died: morreu|faleceu|morreram; funeral: enterro|velório; grief: luto; love: amor|amar|amado
loves me: me ama|ele me ama|ela me ama; i love: amo|eu amo; in love: apaixonad*|apaixonei
soulmate: alma gêmea|alma gemea; relationship: relacionamento|relação|namoro
partner: parceiro|parceira|companheiro|companheira; boyfriend: namorado|ficante|boy; girlfriend: namorada
husband: marido|esposo; wife: mulher|esposa|minha mulher; ex: ex|ex namorado|ex namorada|ex marido
crush: crush|paquera|afim|a fim de; guy: cara|rapaz|menino|moço; girl: menina|garota|moça
woman: uma mulher|mulheres; man: homem|homens; kiss: beijo|beijei|beijou|beijar; date: encontro|sair com|date
jealous: ciúme|ciúmes|ciumes|ciumento|ciumenta; distance: distância|distancia|à distância; single: solteira|solteiro
other woman: outra mulher|tem outra|uma outra; friend: amigo|amiga|amigos|amigas
best friend: melhor amiga|melhor amigo; mother: mãe|mae|mamãe; father: pai|papai; parents: pais|meus pais
sister: irmã|irma; brother: irmão|irmao; son: filho; daughter: filha; children: filhos|filhas|crianças|miúdos
grandmother: avó|vó|vovó; grandfather: avô|vô|vovô; granddaughter: neta; grandson: neto; aunt: tia; uncle: tio
cousin: primo|prima; mother in law: sogra; father in law: sogro; in laws: sogros|cunhada|cunhado; son in law: genro
family: família|familia; neighbor: vizinho|vizinha|vizinhos; boss: chefe|chefa|patrão|patroa
coworker: colega|colegas|colega de trabalho; roommate: colega de quarto|colega de casa
dog: cachorro|cachorra|cão|cadela|cachorrinho; cat: gato|gata|gatos|gatinho; pet: bicho|animal de estimação
teacher: professor|professora|profe; doctor: médico|médica|medico; people: gente|pessoas|pessoal; house: casa
apartment: apartamento|apê|ap; home: em casa|pra casa; rent: aluguel|renda da casa|arrendar
landlord: senhorio|dono da casa|proprietário; move out: sair de casa|temos até março pra sair; room: quarto
bed: cama; car: carro; city: cidade; country: país|pais estrangeiro; abroad: exterior|fora do país|estrangeiro
beach: praia; school: escola|colégio|liceu; university: faculdade|universidade|facul; study: estudar|estudo|estudos
exam: prova|provas|exame|exames|vestibular|enem|concurso; pass: passar na|passar|aprovado|aprovada
fail: reprovar|fracassar|falhar|fracasso; interview: entrevista; meeting: reunião|reuniao; contract: contrato
sign: assinar|assino; deadline: prazo; promotion: promoção|promovido|promovida; raise: aumento
salary: salário|salario
fired: demitido|demitida|fui demitida|fui demitido|despedido|despedida|mandado embora|perdi o emprego
fired: perdi meu emprego; quit: pedir demissão|me demitir|largar o emprego|largar meu emprego|largar tudo|demissão
business: negócio|negocio|empresa|loja; customers: clientes; money: dinheiro|grana; debt: dívida|dívidas|dividas
rich: rico|rica; loan: empréstimo|financiamento; invest: investir|investimento|bitcoin; lottery: loteria|mega sena
luck: sorte|azar; career: carreira|profissão; retire: aposentar*|reforma; project: projeto
tired: cansad*|exaust*|esgotad*; burned out: burnout; stress: estresse|estressad*|stress
sad: triste|tristeza|deprimid*|desanimad*; lonely: solidão|solidao|me sinto só|me sinto sozinha|me sinto sozinho
angry: raiva|brava|bravo|irritad*|ódio|furios*; afraid: medo|assustad*|dá medo|receio
anxious: ansiedade|ansios*|nervos*; worried: preocupad*; happy: feliz|contente|felizes
ashamed: vergonha|envergonhad*|morta de vergonha|morto de vergonha; guilty: culpa|culpad*; confused: confus*|perdid*
hope: esperança|tomara; crazy: louco|louca|doido|doida; strange: estranho|estranha|esquisito
distant: distante|frio|fria|afastado; bored: entediad*|tédio; health: saúde|saude; sick: doente|doença
hospital: hospital; operation: cirurgia|operação; pain: dor|dores; weight: peso|emagrecer|gorda|gordo; diet: dieta
hair: cabelo; therapy: terapia|psicólog*|psicolog*; phone: celular|telefone|telemóvel; photo: foto|fotos
blurry: desfocada|borrada; story: stories|story; blocked: bloque*; secret: segredo; problem: problema|problemas
advice: conselho|conselhos|dica; speaking badly of: falando mal do|falando mal da|falando mal|falar mal
decision: decisão|decidir; joking: era brincadeira|brincadeira; future: futuro; life: vida; world: mundo
energy: energia|energias; god: deus; pray: rezar|orar|rezo; curse: mau olhado|olho gordo|maldição|macumba|inveja
spell: feitiço|amarração|simpatia; soul: alma; karma: carma|karma; past life: vidas passadas|vida passada
purpose: propósito|missão; sign: signo|signos
compatible: compatível|compatíveis|compatibilidade|combina|combinam|combinamos; horoscope: horóscopo|horoscopo
astrology: astrologia; astrologer: astrólogo|astróloga; chart: mapa astral|mapa natal|mapa; rising sign: ascendente
moon sign: signo lunar|minha lua; full moon: lua cheia; new moon: lua nova; moon: lua; sun: sol
mercury: mercúrio|mercurio; venus: vênus|vénus; mars: marte; jupiter: júpiter; saturn: saturno; uranus: urano
neptune: netuno|neptuno; pluto: plutão|plutao; retrograde: retrógrado|retrogrado; saturn return: retorno de saturno
eclipse: eclipse; house: casa; north node: nodo norte; transit: trânsito; card: carta|cartas; tarot: tarô|tarot
pull a card: tira uma carta|tire uma carta|puxa uma carta; number: número|numero; life path: caminho de vida
palm: mão|palma|mãos; life line: linha da vida; heart line: linha do coração; head line: linha da cabeça
line: linha; app: app|aplicativo|aplicação; cost: custa; price: preço; subscription: assinatura|subscrição
cancel: cancelar; free: grátis|gratuito|de graça; human: humano|pessoa de verdade; machine: máquina|robô
generic: genérico|genérica; wrong: errado|errada; thanks: obrigado|obrigada|valeu|brigada|brigado
hello: oi|olá|ola|bom dia|boa tarde|boa noite|e aí; bye: tchau|até logo|adeus; joke: piada
lol: kkk|kkkk|kkkkk|rsrs|haha; aries: áries|ariano|ariana; taurus: touro|taurino|taurina
gemini: gêmeos|gémeos|gemeos|geminiano|geminiana; cancer: câncer|caranguejo|canceriano|canceriana
leo: leão|leao|leonino|leonina; virgo: virgem|virginiano|virginiana; libra: libra|balança|libriano|libriana
scorpio: escorpião|escorpiao|escorpiano|escorpiana; sagittarius: sagitário|sagitario|sagitariano|sagitariana
capricorn: capricórnio|capricornio|capricorniano|capricorniana; aquarius: aquário|aquario|aquariano|aquariana
pisces: peixes|pisciano|pisciana; monday: segunda feira|na segunda; tuesday: terça|terça feira|terca
wednesday: quarta|quarta feira; thursday: quinta|quinta feira; friday: sexta|sexta feira; saturday: sábado|sabado
sunday: domingo; january: janeiro; february: fevereiro; march: março|marco; april: abril; may: maio; june: junho
july: julho; august: agosto; september: setembro; october: outubro; november: novembro; december: dezembro
christmas: natal; birthday: aniversário|aniversario; spring: primavera; summer: verão; autumn: outono
winter: inverno; lunch: almoço
empty: vazio|vazia
i passed the exam: passei no vestibular|passei na prova|passei no exame|passei; entrance exam: vestibular|enem; sell my car: vender meu carro|vender o carro; learn: aprender|aprendo; is it too late: é tarde|já é tarde|na minha idade|ainda dá; swim: nadar|natação; dance: dançar|dança; drive: dirigir|conduzir; cook: cozinhar; sing: cantar
broke up: terminei|terminamos|acabei tudo; can not stop: não paro|nao paro|não consigo parar; crying: chorar|chorando|chorei|choro; trying: tentando|tentar; for two years: há dois anos|faz dois anos
get pregnant: engravidar|ficar grávida; when will i: quando vou|quando eu vou; my soccer team: meu time|time; relegated: caiu|rebaixado|série b; laughed at me: riu de mim|zoou
coworkers: colegas; envy: inveja|invejos*; gossip: fofoca*; flight: voo|avião|aviao; afraid of flying: medo de avião|medo de voar; washing machine: máquina de lavar; snakes: cobras|cobra
i dreamed: sonhei; white: brancas|branca|branco|brancos; what is this: o que é isto|o que é isso; embarrassed: que mico|mico; sent by mistake: sem querer|por engano; saw it and did not reply: visualizou e não respondeu
should i tell: devo contar|conto pra|devo dizer; what do i tell: o que eu digo|o que digo; how do i tell: como eu digo|como digo|como conto; is it worth: vale a pena; get over: superar|esquecer
will he come back: vai voltar|volta pra mim; lost interest: perdeu o interesse|desinteress*; quit smoking: parar de fumar; lose weight: emagrecer|dieta; gym: academia|ginásio; course: curso|aulas
visa: visto|papéis; teacher: professor|professora; car: carro; garden: jardim; plant: plantar; mistake: erro|errei; cold: frio|fria|distante; dinner: jantar; grandchildren: netos
do: faça|façam|faço; born: nasci|nasceu|nascido|nascida|nasceram; birth date: data de nascimento; lies: mentindo; lied: mentiu|mentiram
`;
