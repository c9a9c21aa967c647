/** Nouns of everyday life; how a line is written stands at `COMMON_VERBS`. Plurals and feminine forms are made by rules. */
export const COMMON_THINGS = `
mother: madre, mamá, mami, amá / mère, maman, daronne / mãe, mamãe / madre, mamma / mutter, mama, mutti, mami / maa, mummy, mammi, mata
father: padre, papá, papi, apá / père, papa, daron / pai, papai, painho / padre, papà, babbo / vater, papa, papi, vati / papa, pita, pitaji
parents: papás / parents / pais / genitori / eltern / maa baap, mata pita, gharwale, gharwaale
son: hijo / fils / filho / figlio / sohn / beta, ladka
daughter: hija / fille / filha / figlia / tochter / beti
children: hijos, niños, chamacos, críos / enfants, gosses, gamins, mioches / filhos, crianças / figli, bambini / kinder, kids / bachche, bacche
child: niño, niña, nene, nena, chamaco, escuincle, crío / enfant, gosse, gamin / criança, menino, menina / bambino, bambina, bimbo, bimba / kind / baccha, bachcha
baby: bebé, guagua / bébé / bebê, nenê, bebé / bebè, neonato / baby, säugling / baccha
brother: hermano / frère, frangin / irmão, mano / fratello / bruder / bhai, bhaiya
sister: hermana / sœur, soeur, frangine / irmã, mana / sorella / schwester / behen, behan, didi, bahan
siblings: hermanos / - / irmãos / fratelli / geschwister / -
grandmother: abuela, abuelita, yaya / grand-mère, mamie, mémé / avó, vó, vovó / nonna / oma, großmutter, omi / dadi, nani
grandfather: abuelo, abuelito, yayo / grand-père, papi, pépé / avô, vô, vovô / nonno / opa, großvater / dada, nana
grandparents: abuelos / grands-parents / avós / nonni / großeltern / -
grandson: nieto / petit-fils / neto / nipotino / enkel / pota
granddaughter: nieta / petite-fille / neta / nipotina / enkelin / poti
grandchildren: nietos / petits-enfants / netos / nipotini, nipoti / enkelkinder / -
uncle: tío / oncle, tonton / tio / zio / onkel / chacha, mama ji, mausa, fufa
aunt: tía / tante, tata / tia / zia / tante / chachi, mausi, bua, maami
cousin: primo, prima / cousin, cousine / primo, prima / cugino, cugina / cousin, cousine / -
nephew: sobrino / neveu / sobrinho / nipote / neffe / bhatija, bhanja
niece: sobrina / nièce / sobrinha / - / nichte / bhatiji, bhanji
husband: marido, esposo / mari, époux / marido, esposo / marito / mann, ehemann, gatte / pati, husband
wife: esposa, mujer / femme, épouse / esposa, mulher / moglie / frau, ehefrau / patni, biwi, biwi
boyfriend: novio, pololo, chico / copain, mec, petit copain / namorado, ficante, boy / ragazzo, fidanzato, moroso / freund / -
girlfriend: novia, polola, chica / copine, meuf, petite amie / namorada / ragazza, fidanzata, morosa / freundin / -
fiance: prometido / fiancé / noivo / promesso / verlobter / mangetar
fiancee: prometida / fiancée / noiva / promessa / verlobte / -
partner: pareja / compagnon, compagne, conjoint, conjointe, partenaire / parceiro, parceira, companheiro, companheira / compagno, compagna / partner, partnerin / -
mother in law: suegra / belle-mère / sogra / suocera / schwiegermutter / saas, saasu
father in law: suegro / beau-père / sogro / suocero / schwiegervater / sasur
in laws: suegros / beaux-parents, belle-famille / sogros / suoceri / schwiegereltern / sasural, sasuraal
sister in law: cuñada / belle-sœur, belle-soeur / cunhada / cognata / schwägerin / bhabhi, nanad, saali
brother in law: cuñado / beau-frère / cunhado / cognato / schwager / jija, jeth, devar, saala
son in law: yerno / gendre / genro / genero / schwiegersohn / damad
daughter in law: nuera / belle-fille / nora / nuora / schwiegertochter / bahu
stepfather: padrastro / - / padrasto / patrigno / stiefvater / -
stepmother: madrastra / - / madrasta / matrigna / stiefmutter / sauteli maa
stepson: hijastro / beau-fils / enteado / figliastro / stiefsohn / -
stepdaughter: hijastra / - / enteada / figliastra / stieftochter / -
godmother: madrina / marraine / madrinha / madrina / patentante / -
godfather: padrino / parrain / padrinho / padrino / patenonkel / -
twins: gemelos, mellizos / jumeaux, jumelles / gêmeos / gemelli / zwillinge / -
widow: viuda / veuve / viúva / vedova / witwe / vidhwa
widower: viudo / veuf / viúvo / vedovo / witwer / -
family: familia / famille / família / famiglia / familie / parivar, khandaan, ghar wale
relatives: parientes / proches / parentes / parenti / verwandte, verwandten / rishtedar
friend: amigo, amiga, pana, compa, compi, colega, cuate / ami, amie, pote / amigo, amiga, parça / amico, amica / kumpel, kumpels / dost, yaar, dosti, saheli
friends: amigos, amigas / amis, amies, potes / amigos, amigas / amici, amiche / freunde, freundinnen / doston, doston
best friend: bestie / meilleure amie, meilleur ami / melhor amiga, melhor amigo / migliore amica, migliore amico / beste freundin, bester freund / pakka dost
acquaintance: conocido / connaissance / conhecido / conoscente / bekannte, bekannter / -
neighbor: vecino, vecina / voisin, voisine / vizinho, vizinha / vicino, vicina / nachbar, nachbarin, nachbarn / padosi
roommate: roomie, compañero de piso, compañera de piso / coloc, colocataire / colega de quarto / coinquilino, coinquilina / mitbewohner, mitbewohnerin / -
boss: jefe, jefa, patrón / patron, patronne, chef, cheffe / chefe, patrão, patroa / capo, capa, titolare / chef, chefin, vorgesetzter / -
coworker: compañero, compañera, colega / collègue / colega / collega / kollege, kollegin, kollegen / -
employee: empleado, empleada / employé, employée, salarié / funcionário, funcionária, empregado / dipendente, impiegato / angestellte, mitarbeiter / karmchari, naukar
business partner: socio, socia / associé, associée / sócio, sócia / socio, socia / geschäftspartner / -
customer: cliente, clienta / client, cliente / cliente / cliente / kunde, kundin, kunden / grahak
teacher: profe, profesor, profesora, maestro, maestra / prof, professeur, maître, maîtresse, instit / professor, professora, prof, profe / prof, professore, professoressa, insegnante, maestra / lehrer, lehrerin / adhyapak, sir ji
student: estudiante, alumno, alumna / étudiant, étudiante, élève / estudante, aluno, aluna / studente, studentessa, alunno / student, studentin, schüler, schülerin / chhatra
classmate: compañero de clase / camarade / colega de turma / compagno di classe / mitschüler, klassenkamerad / -
doctor: médico, médica, doctor, doctora, doc / médecin, docteur, toubib / médico, médica, doutor, doutora / medico, dottore, dottoressa / arzt, ärztin, doktor / -
nurse: enfermera, enfermero / infirmière, infirmier / enfermeira, enfermeiro / infermiera, infermiere / krankenschwester, pfleger, pflegerin / -
lawyer: abogado, abogada / avocat, avocate / advogado, advogada / avvocato, avvocata / anwalt, anwältin / vakeel
priest: cura, padre / curé, prêtre / padre / prete / pfarrer, priester / pandit
police: policía / police, flics / polícia / polizia, carabinieri / polizei / -
driver: chofer, conductor / chauffeur, conducteur / motorista / autista, camionista / fahrer, fahrerin, lkw-fahrer / -
cook: cocinero, cocinera / cuisinier / cozinheiro, cozinheira / cuoco, cuoca / koch, köchin / rasoiya
hairdresser: peluquero, peluquera, estilista / coiffeur, coiffeuse / cabeleireiro, cabeleireira / parrucchiere, parrucchiera / friseur, friseurin / nai
babysitter: niñera, nana / nounou, baby-sitter / babá / - / babysitter, tagesmutter / aaya
landlord: casero, dueño, arrendador / propriétaire, proprio, bailleur / proprietário, senhorio, locador / padrone di casa / vermieter, vermieterin / makan malik
tenant: inquilino, inquilina / locataire / inquilino, inquilina / inquilino / mieter / kirayedar
man: hombre, señor, tipo, vato, güey / homme, type, gars, bonhomme / homem, cara, moço, senhor / uomo, tipo, signore / mann, typ, kerl, herr / aadmi, mard
woman: mujer, señora / femme, dame, nana / mulher, moça, senhora / donna, signora / frau, dame / aurat, mahila
girl: chica, muchacha, niña, chava, morra / fille / garota, moça, guria, mina / ragazza / mädchen, mädel / ladki
boy: chico, muchacho, niño, chavo, morro / garçon / garoto, rapaz, menino, guri / ragazzo, ragazzino / junge, jungs, bub / ladka, ladke, chhora
teenager: adolescente / ado, adolescent, adolescente / adolescente / adolescente / teenager, jugendliche / -
people: gente, personas, raza, banda / gens, personnes, monde / gente, pessoas, pessoal, galera / gente, persone / leute, menschen / log, logo, logon
person: persona / personne / pessoa / persona / person, mensch / insaan, banda
guest: huésped, invitado, invitada / invité, invitée / convidado, convidada / ospite, invitato / gast, gäste / mehmaan
stranger: desconocido, extraño / inconnu, inconnue / desconhecido, estranho / sconosciuto, sconosciuta / fremder, fremde / ajnabi, anjaan
enemy: enemigo / ennemi / inimigo / nemico / feind / dushman
thief: ladrón / voleur / ladrão / ladro / dieb / chor
dog: perro, perra, perrito, perrita, cachorro, lomito / chien, chienne, chiot / cachorro, cachorra, cão, cadela, doguinho / cane, cagnolino, cagnolina / hund, hündin, welpe / kutta, kutte, doggy
cat: gato, gata, gatito, michi / chat, chatte, chaton / gato, gata, gatinho / gatto, gatta, gattino, micio / katze, kater, kätzchen / billi
bird: pájaro, ave, perico, loro / oiseau, perruche / pássaro, ave, periquito / uccello, pappagallo / vogel, wellensittich / chidiya, tota
fish: pez, pescado / poisson / peixe / pesce / fisch / machhli
horse: caballo, yegua / cheval, jument / cavalo, égua / cavallo / pferd / ghoda
donkey: burro / âne / burro, jumento / asino / esel / gadha
cow: vaca / vache / vaca / mucca / kuh / gaay
chicken: pollo, gallina, gallo / poulet, poule, coq / frango, galinha, galo / pollo, gallina / huhn, hühner, hahn / murgi
rabbit: conejo, coneja / lapin / coelho / coniglio / kaninchen, hase / khargosh
bees: abejas / abeilles / abelhas / api / bienen / -
mouse: ratón / souris / rato / topo / maus, mäuse / chuha
turtle: tortuga / tortue / tartaruga / tartaruga / schildkröte / kachhua
pet: mascota / animal / bicho, pet / animale / haustier, tier / paltu
house: casa / maison, baraque / casa / casa / haus / ghar, makaan, makan
home: hogar / - / lar / - / zuhause, daheim, heim / -
apartment: departamento, depa, piso, apartamento / appartement, appart, studio / apartamento, apê / appartamento / wohnung / -
room: cuarto, habitación, pieza / chambre, pièce / quarto / camera, stanza / zimmer / kamra, kamre
kitchen: cocina / cuisine / cozinha / cucina / küche / rasoi
bathroom: baño / salle de bain, toilettes, chiottes / banheiro / bagno / bad, badezimmer, klo, toilette / -
living room: sala, salón / salon, séjour / sala / salotto, soggiorno / wohnzimmer / -
bed: cama / lit / cama / letto / bett / bistar
couch: sofá, sillón / canapé / sofá / divano / sofa, couch / -
table: mesa / table / mesa / tavolo, tavola / tisch / -
chair: silla / chaise / cadeira / sedia / stuhl / kursi
door: puerta / porte / porta / porta / tür / darwaza
window: ventana / fenêtre / janela / finestra / fenster / khidki
wall: pared, muro / mur / parede, muro / muro, parete / wand, mauer / deewar
roof: techo, azotea / toit / telhado, laje / tetto / dach / chhat, chat
stairs: escalera, escaleras / escalier, escaliers / escada / scale / treppe / seedhi
garden: jardín, patio / jardin / jardim, quintal / giardino, orto / garten / bageecha
balcony: balcón / balcon / varanda, sacada / balcone / balkon / -
cellar: sótano, trastero / cave / porão / cantina / keller / -
storage room: trastero, bodega / débarras / despensa / ripostiglio, sgabuzzino / abstellraum / -
lock: cerradura, candado, chapa / serrure, verrou / fechadura, cadeado / serratura / schloss / taala, tala
key: llave, llaves / clé, clés, clef / chave, chaves / chiave, chiavi / schlüssel / chaabi, chabi
cupboard: armario, ropero, alacena / placard, armoire / armário, guarda-roupa / armadio, credenza / schrank / almari, almirah
fridge: nevera, refrigerador, refri, frigorífico / frigo / geladeira / frigo, frigorifero / kühlschrank / -
washing machine: lavadora / machine à laver, lave-linge / máquina de lavar / lavatrice / waschmaschine / -
dishwasher: lavavajillas, lavaplatos / lave-vaisselle / lava-louças / lavastoviglie / spülmaschine, geschirrspüler / -
dishes: platos, trastes / vaisselle / louça / piatti / geschirr / bartan
laundry: ropa sucia, lavandería / linge, lessive / roupa suja / bucato / wäsche / -
trash: basura / poubelle, ordures / lixo / spazzatura / müll / kachra
vacuum cleaner: aspiradora / aspirateur / aspirador / aspirapolvere / staubsauger / -
oven: horno / four / forno / forno / ofen, backofen / -
stove: estufa / cuisinière, plaques / fogão / fornello, fornelli / herd / chulha
tap: grifo, llave del agua / robinet / torneira / rubinetto / wasserhahn, hahn / nal
light: luz / lumière / luz / luce / licht / batti, bijli
electricity: electricidad, luz / électricité, courant / energia, luz / corrente, elettricità / strom / bijli
water: agua / eau / água / acqua / wasser / paani, pani
heating: calefacción / chauffage / aquecimento / riscaldamento / heizung / -
noise: ruido / bruit, boucan / barulho / rumore, rumori, casino / lärm, krach / shor, awaaz
rent: renta, alquiler, arriendo / loyer / aluguel / affitto / miete / kiraya
deposit: depósito, fianza / caution / caução / caparra / kaution / -
contract: contrato / contrat, bail / contrato / contratto / vertrag / -
deed: escritura, escrituras / acte / escritura / rogito / kaufvertrag / -
job: trabajo, empleo, curro, chamba, laburo, pega, puesto / travail, boulot, job, taf, emploi, poste / trabalho, emprego, trampo, serviço, vaga / lavoro, impiego, posto / arbeit, job, stelle / naukri, kaam, job
work: labor / travaux / - / - / - / kaam
office: oficina, despacho / bureau / escritório / ufficio / büro / daftar
company: empresa, compañía / entreprise, boîte, société / empresa, firma / azienda, ditta, società / firma, unternehmen, betrieb / -
shop: tienda, local, negocio, bodega / magasin, boutique / loja, lojinha / negozio, bottega / laden, geschäft / dukaan, dukan
business: negocio, emprendimiento / affaire, commerce / negócio, empreendimento / attività, impresa / geschäft / dhandha, vyapar
factory: fábrica / usine / fábrica / fabbrica / fabrik / -
shift: turno / service, poste de nuit / turno, plantão / turno / schicht, spätschicht, frühschicht / -
night shift: turno de noche, turno nocturno / nuit au travail / turno da noite / turno di notte / nachtschicht / -
overtime: horas extra, horas extras / heures sup / hora extra, horas extras / straordinari / überstunden / -
salary: sueldo, salario, nómina, quincena / salaire, paie, paye / salário / stipendio / gehalt, lohn / tankhwah, pagar
raise: aumento / augmentation / aumento / aumento / gehaltserhöhung / -
promotion: ascenso, promoción / promotion / promoção / promozione / beförderung / -
meeting: reunión, junta / réunion, rendez-vous / reunião / riunione / besprechung, meeting, termin / -
interview: entrevista / entretien / entrevista / colloquio / vorstellungsgespräch, bewerbungsgespräch / -
job application: solicitud, currículum / candidature, cv / currículo, candidatura / candidatura, curriculum / bewerbung, lebenslauf / -
vacation: vacaciones / vacances, congés / férias / ferie, vacanze, vacanza / urlaub, ferien / chutti, chhutti, chuttiyan
day off: día libre, descanso / jour de congé / folga / giorno libero / freier tag / -
sick leave: baja, incapacidad / arrêt maladie / atestado, licença / malattia, mutua / krankschreibung / -
unemployment: paro, desempleo / chômage / desemprego / disoccupazione / arbeitslosigkeit / berozgari
unemployed: desempleado, parado, desempleada / au chômage / desempregado, desempregada / disoccupato, disoccupata / arbeitslos / berozgar
retirement: jubilación, pensión / retraite / aposentadoria / pensione / rente, ruhestand / -
internship: prácticas, pasantía / stage / estágio / tirocinio, stage / praktikum, ausbildung / -
apprenticeship: - / apprentissage, alternance / - / apprendistato / lehre / -
school: escuela, colegio, cole, liceo, prepa, secundaria / école, lycée, collège, bahut / escola, colégio / scuola, liceo / schule, gymnasium, kita / vidyalaya
kindergarten: guardería, kínder, jardín infantil / crèche, maternelle, garderie / creche, escolinha / asilo, nido / kindergarten, kita / -
university: universidad, uni, facultad, facu / fac, université / faculdade, universidade, facul, federal / università, uni, ateneo / uni, universität, hochschule / -
degree: carrera, título, grado / diplôme, licence, master / diploma, graduação, curso / laurea / abschluss, studium / -
class: clase, salón / classe, cours / aula, turma / classe, lezione / klasse, unterricht / -
exam: examen, oposición, parcial, final / examen, concours, partiel, bac, rattrapage / prova, exame, vestibular, concurso, enem / esame, maturità, concorso, verifica / prüfung, klausur, abi, abitur, test / pariksha, imtihaan, paper
exams: exámenes, parciales, finales, oposiciones / examens, partiels / provas, exames / esami / prüfungen, klausuren / -
test results: resultados / résultats / resultados / risultati / ergebnisse / -
grade: nota, calificación / note, notes, moyenne / nota / voto / note, noten / -
grades: notas, calificaciones / notes / notas / voti / noten / -
homework: tarea, deberes / devoirs / lição de casa, dever / compiti / hausaufgaben / -
scholarship: beca / bourse / bolsa / borsa di studio / stipendium / -
thesis: tesis / mémoire, thèse / tcc, monografia, tese / tesi / bachelorarbeit, masterarbeit, doktorarbeit / -
course: curso, taller / formation / curso / corso / kurs / -
driving test: examen de manejo, examen de conducir / permis, code / prova do detran / esame della patente / führerscheinprüfung, fahrprüfung / -
driving license: licencia, carnet, carné / permis de conduire / carteira, habilitação, cnh / patente / führerschein / -
money: dinero, plata, lana, pasta, guita, varo / argent, fric, thune, sous / dinheiro, grana / soldi, denaro / geld, kohle / paisa, paise, rupaye
debt: deuda, deudas / dette, dettes / dívida, dívidas / debito, debiti / schulden / karz, karza, udhar
loan: préstamo, crédito / prêt, crédit, emprunt / empréstimo, financiamento / prestito, mutuo / kredit, darlehen / -
bill: factura, recibo, cuenta / facture / conta, boleto, fatura / bolletta, conto, fattura / rechnung / -
bank: banco / banque / banco / banca / bank / -
account: cuenta / compte / conta / conto / konto / khata
savings: ahorros / économies, épargne / poupança, economias / risparmi / ersparnisse / bachat
tax: impuesto, impuestos, hacienda / impôts, taxe / imposto / tasse / steuer, steuern, finanzamt / -
price: precio / prix / preço / prezzo / preis / daam, keemat
fine: multa / amende, pv / multa / multa / strafzettel, bußgeld / -
inheritance: herencia / héritage / herança / eredità / erbe, erbschaft / jaydaad, jaidad
insurance: seguro / assurance / seguro / assicurazione / versicherung / -
lottery: lotería / loto / loteria / lotteria, gratta e vinci / lotto / -
car: coche, carro, auto, camioneta, nave / voiture, bagnole, caisse / carro / macchina, auto / auto, wagen, karre / gaadi, gadi
motorcycle: moto, motocicleta / moto, scooter / moto / moto, motorino / motorrad, roller / -
bike: bici, bicicleta / vélo / bicicleta, bike / bici, bicicletta / fahrrad, rad / -
bus: camión, colectivo, autobús, bus, guagua / bus, car / ônibus, busão / autobus, pullman / bus / -
train: tren / train / trem, comboio / treno / zug, bahn / -
subway: metro / métro / metrô / metropolitana / u-bahn / -
plane: avión / avion / avião / aereo / flugzeug / -
flight: vuelo / vol / voo / volo / flug / -
airport: aeropuerto / aéroport / aeroporto / aeroporto / flughafen / -
truck: camión, tráiler / camion / caminhão / camion / lkw, laster / -
camper van: autocaravana, caravana / camping-car / motorhome / camper / wohnmobil / -
trip: viaje / voyage / viagem / viaggio / reise, ausflug / safar, yatra
suitcase: maleta / valise / mala / valigia / koffer / -
passport: pasaporte / passeport / passaporte / passaporto / pass, reisepass / -
papers: papeles, documentos / papiers / documentos, papéis / documenti, carte / papiere / kagaz
accident: accidente, choque / accident / acidente / incidente / unfall / -
street: calle / rue / rua / strada, via / straße / sadak, gali
city: ciudad / ville / cidade / città / stadt / sheher, shahar
town: pueblo / village, bled / vila / paese, paesino / dorf / gaon
country: país / pays / país / paese / land / desh, mulk
world: mundo / monde / mundo / mondo / welt / duniya
abroad: extranjero / étranger / exterior / estero / ausland / videsh, pardes, bahar
neighborhood: barrio, colonia / quartier / bairro / quartiere / viertel, nachbarschaft / mohalla
sea: mar / mer / mar / mare / meer / samundar
beach: playa / plage / praia / spiaggia / strand / -
mountain: montaña, sierra / montagne / montanha / montagna / berg, berge / pahad
forest: bosque / forêt / floresta, mato / bosco / wald / jungle
church: iglesia / église / igreja / chiesa / kirche / mandir
phone: teléfono, celular, cel, móvil / téléphone, portable, tel / celular, telefone, telemóvel / telefono, cellulare / handy, telefon / phone, mobile
computer: computadora, ordenador, compu / ordi, ordinateur / computador, notebook / pc / computer, rechner, laptop / -
message: mensaje, mensajito, dm / message, texto, sms / mensagem, msg, zap / messaggio, messaggi / nachricht, nachrichten / -
messages: mensajes / messages, textos / mensagens / messaggi / nachrichten / -
photo: foto, fotos / photo, photos / foto, fotos / foto / foto, fotos, bild, bilder / tasveer
letter: carta / lettre, courrier / carta / lettera / brief / chitthi
call: llamada / appel, coup de fil / ligação, chamada / telefonata, chiamata / anruf / -
voice message: audio, nota de voz / vocal, message vocal / áudio / vocale, vocali / sprachnachricht / -
friend request: solicitud de amistad, solicitud / demande d'ami, invitation / solicitação / richiesta di amicizia / freundschaftsanfrage / -
profile: perfil / profil / perfil / profilo / profil / -
password: contraseña / mot de passe / senha / password / passwort / -
group chat: grupo, grupo de whatsapp / groupe / grupo, grupo do zap / gruppo / gruppenchat, gruppe / -
news: noticias, noticia / nouvelles, nouvelle, infos / notícia, notícias / notizia, notizie, novità / neuigkeiten, nachricht / khabar
television: tele, televisión, tv / télé, tv / televisão, tv / tele, tv, televisione / fernseher, fernsehen / -
series: serie / série / série / serie / serie / -
movie: película, peli / film, ciné / filme / film / film, kino / -
book: libro / livre, bouquin / livro / libro / buch / kitab, kitaab
song: canción, rola / chanson / música, canção / canzone / lied, song / gaana, gana
music: música / musique / música / musica / musik / sangeet
game: juego, partido / jeu, match / jogo, partida / gioco, partita / spiel / khel
party: fiesta, peda, quinceañera / fête, soirée, teuf, boum / festa, balada / festa / party, feier, fete / -
gift: regalo / cadeau / presente / regalo / geschenk / tohfa
birthday: cumpleaños, cumple / anniversaire, anniv / aniversário, niver / compleanno / geburtstag / janamdin
wedding: boda, casamiento / mariage, noces / casamento / matrimonio, nozze / hochzeit / shaadi, shadi, vivah
engagement: compromiso, pedida / fiançailles / noivado / fidanzamento / verlobung / sagai, rokha
wedding dress: vestido de novia / robe de mariée / vestido de noiva / abito da sposa / brautkleid / lehenga
baby shower: babyshower / - / chá de bebê, chá revelação / - / babyparty / godh bharai
baptism: bautizo, bautismo / baptême / batizado / battesimo / taufe / -
funeral: funeral, entierro, velorio / enterrement, obsèques / enterro, velório, funeral / funerale / beerdigung, beisetzung / -
anniversary: aniversario / anniversaire de mariage / aniversário de namoro / anniversario / jahrestag, hochzeitstag / salgirah
christmas: navidad, nochebuena / noël / natal / natale / weihnachten, heiligabend / -
new year: año nuevo, nochevieja / nouvel an, réveillon / ano novo, réveillon, virada / capodanno / silvester, neujahr / naya saal
easter: pascua, semana santa / pâques / páscoa / pasqua / ostern / -
food: comida / nourriture, bouffe / comida / cibo / essen / khana, khaana
breakfast: desayuno / petit-déjeuner, petit déj / café da manhã, pequeno-almoço / colazione / frühstück / nashta
lunch: almuerzo / déjeuner / almoço / pranzo / mittagessen / -
dinner: cena / dîner, souper / jantar, janta / cena / abendessen / -
bread: pan / pain / pão / pane / brot / roti, chapati
sandwiches: bocadillos, tortas / sandwichs / sanduíches / panini / brote, stullen, brötchen / -
cake: pastel, tarta, torta / gâteau / bolo / torta, dolce / kuchen, torte / -
candy: dulce, dulces, caramelo, caramelos / bonbon, bonbons / bala, doce, doces / caramella, caramelle / bonbon, süßigkeiten / toffee
chocolate: chocolate / chocolat / chocolate, brigadeiro / cioccolato / schokolade / -
coffee: café, cafecito / café / café, cafezinho / caffè / kaffee / -
tea: té, mate / thé, tisane / chá / tè / tee / chai
milk: leche / lait / leite / latte / milch / doodh
sugar: azúcar / sucre / açúcar / zucchero / zucker / cheeni
salt: sal / sel / sal / sale / salz / namak
rice: arroz / riz / arroz / riso / reis / chawal
pasta: pasta, fideos / pâtes / macarrão / pasta, spaghetti / nudeln / -
meat: carne / viande / carne, churrasco / carne / fleisch / -
soup: sopa, caldo / soupe / sopa / zuppa, minestra / suppe / -
egg: huevo / œuf, oeuf / ovo / uovo, uova / ei, eier / anda, ande
fruit: fruta / fruit / fruta / frutta / obst / phal
vegetable: verdura / légume, légumes / legume, verdura / verdura, verdure / gemüse / sabzi
wine: vino / vin, pinard / vinho / vino / wein / -
beer: cerveza, chela, caña / bière / cerveja, breja / birra / bier / -
alcohol: alcohol, trago / alcool / álcool, bebida / alcol / alkohol / daru, sharab
cigarette: cigarro, cigarrillo, pucho / clope, cigarette / cigarro / sigaretta / zigarette, kippe / -
sauce: salsa, mole / sauce / molho / sugo, salsa / soße / -
recipe: receta / recette / receita / ricetta / rezept / -
clothes: ropa / vêtements, fringues / roupa, roupas / vestiti / klamotten, kleider, kleidung / kapde, kapda
dress: vestido / robe / vestido / vestito, abito / kleid / -
shirt: camisa, playera, camiseta / chemise, tee-shirt / camisa, camiseta / camicia, maglietta / hemd, t-shirt / -
shoes: zapatos, tenis, zapatillas / chaussures, pompes / sapato, sapatos, tênis / scarpe / schuhe, schuh / jute, joote
pants: pantalón, pantalones / pantalon / calça / pantaloni / hose / -
ring: anillo / bague, alliance / anel, aliança / anello, fede / ring / anguthi
bag: bolsa, bolso, mochila / sac / bolsa, mochila / borsa, zaino / tasche, rucksack / -
pocket: bolsillo / poche / bolso / tasca / hosentasche / jeb
glasses: lentes, gafas / lunettes / óculos / occhiali / brille / chashma
umbrella: paraguas / parapluie / guarda-chuva / ombrello / regenschirm / chhata
wallet: cartera, billetera / portefeuille / carteira / portafoglio / geldbeutel, portemonnaie / -
hair: pelo, cabello / cheveux / cabelo / capelli / haare, haar / baal, bal
beard: barba / barbe / barba / barba / bart / daadhi
head: cabeza / tête / cabeça / testa / kopf / sar, dimag
face: cara, rostro / visage, tête / rosto, cara / faccia, viso / gesicht / chehra, muh
eyes: ojos / yeux / olhos / occhi / augen / aankhen, aankh
eye: ojo / œil, oeil / olho / occhio / auge / -
mouth: boca / bouche / boca / bocca / mund / -
tooth: diente, muela / dent / dente / dente / zahn / daant
nose: nariz / nez / nariz / naso / nase / naak
ear: oído, oreja / oreille / ouvido, orelha / orecchio / ohr / kaan
hand: mano / main / mão / mano / hand / haath
arm: brazo / bras / braço / braccio / arm / -
leg: pierna / jambe / perna / gamba / bein / taang
foot: pie / pied / pé / piede / fuß / pair
back: espalda / dos / costas / schiena / rücken / peeth
belly: panza, estómago, barriga, vientre / ventre, estomac / barriga, estômago / pancia, stomaco / bauch, magen / pet
heart: corazón / cœur, coeur / coração / cuore / herz / dil
blood: sangre / sang / sangue / sangue / blut / khoon
skin: piel / peau / pele / pelle / haut / tvacha
body: cuerpo / corps / corpo / corpo / körper / sharir, badan
tears: lágrimas / larmes / lágrimas / lacrime / tränen / aansu
pain: dolor / douleur, mal / dor / dolore, male / schmerz, schmerzen / dard
fever: fiebre, calentura / fièvre / febre / febbre / fieber / bukhar
cold: resfriado, gripe, gripa / rhume / gripe, resfriado / raffreddore, influenza / erkältung, grippe, schnupfen / zukaam
illness: enfermedad / maladie / doença / malattia / krankheit / bimari, beemari
hospital: hospital, clínica / hôpital, hosto, clinique / hospital / ospedale / krankenhaus, klinik / aspatal
cancer: cáncer / cancer / câncer, cancro / cancro, tumore / krebs, tumor / -
stroke: derrame, ictus / avc / avc, derrame / ictus / schlaganfall / lakwa
heart attack: infarto / infarctus, crise cardiaque / infarto / infarto / herzinfarkt / -
dementia: demencia, alzheimer / démence, alzheimer / demência, alzheimer / demenza, alzheimer / demenz, alzheimer / -
parkinson: parkinson / parkinson / parkinson / parkinson / parkinson / parkinson
diabetes: diabetes / diabète / diabetes / diabete / diabetes / sugar ki bimari
intensive care: uci, terapia intensiva / réanimation, réa / uti, cti / rianimazione, terapia intensiva / intensivstation / icu
depression: depresión / dépression / depressão / depressione / depression / -
panic attack: ataque de pánico, ataque de ansiedad / crise d'angoisse, crise de panique / crise de ansiedade, crise de pânico / attacco di panico / panikattacke / -
surgery: operación, cirugía / opération / cirurgia / operazione, intervento / op, operation / -
medicine: medicina, pastilla, pastillas, medicamento / médicament, médicaments, cachet / remédio, remédios / medicina, medicine, farmaco / tabletten, medikament, medikamente / dawai, dawa, dava
pharmacy: farmacia / pharmacie / farmácia / farmacia / apotheke / -
diagnosis: diagnóstico / diagnostic / diagnóstico / diagnosi / diagnose / -
pregnancy: embarazo / grossesse / gravidez / gravidanza / schwangerschaft / -
week: semana / semaine / semana / settimana / woche / hafta, hafte
weeks: semanas / semaines / semanas / settimane / wochen / -
weekend: fin de semana, finde / week-end, weekend / fim de semana, findi / weekend, fine settimana / wochenende / -
day: día / jour, journée / dia / giorno, giornata / tag / din
days: días / jours / dias / giorni / tage, tagen / dino
night: noche / nuit / noite, madrugada / notte / nacht / raat
evening: noche / soir, soirée / noite / sera, serata / abend / shaam
morning: mañana / matin / manhã / mattina, mattino / morgen / subah, subha
afternoon: tarde / après-midi / tarde / pomeriggio / nachmittag / dopahar
month: mes / mois / mês / mese / monat / mahina, mahine
months: meses / - / meses / mesi / monate, monaten / mahino
year: año / an, année / ano / anno / jahr / saal
years: años / ans, années / anos / anni / jahre, jahren / saalo
hour: hora / heure / hora / ora / stunde / ghanta, ghante
minute: minuto / minute / minuto / minuto / minute / -
time: tiempo / temps / tempo / tempo / zeit / waqt, samay, time
times: veces / fois / vezes / volte / mal / baar
moment: momento, rato / moment, instant / momento / momento, attimo / moment, augenblick / pal
life: vida / vie / vida / vita / leben / zindagi, jindagi, jeevan
death: muerte / mort / morte / morte / tod / maut
love: amor / amour / amor / amore / liebe / pyar, pyaar, mohabbat, ishq
relationship: relación / relation, couple / relacionamento, namoro / relazione, storia / beziehung / rishta, rishte
marriage: matrimonio / - / - / - / ehe / shaadi, shadi
divorce: divorcio / divorce / divórcio / divorzio / scheidung / talaq, talak
breakup: ruptura, rompimiento / rupture / término, separação / rottura / trennung / -
fight: pelea, pleito / dispute, embrouille / briga / litigio, lite / streit / ladai, jhagda
trust: confianza / confiance / confiança / fiducia / vertrauen / bharosa, vishwas
jealousy: celos / jalousie / ciúme, ciúmes / gelosia / eifersucht / jalan
fear: miedo / peur / medo / paura / angst / dar, darr
shame: vergüenza, pena / honte / vergonha / vergogna / scham / sharam
guilt: culpa / culpabilité / culpa / colpa, senso di colpa / schuld, schuldgefühle / -
sadness: tristeza / tristesse / tristeza / tristezza / traurigkeit / dukh, gam
anger: rabia, coraje, enojo / colère, rage, haine / raiva, ódio / rabbia / wut / gussa
joy: alegría / joie / alegria / gioia / freude / khushi
happiness: felicidad / bonheur / felicidade / felicità / glück / khushi
luck: suerte / chance / sorte / fortuna / - / kismat, naseeb, bhagya
hope: esperanza / espoir / esperança / speranza / hoffnung / umeed
dream: sueño / rêve / sonho / sogno / traum / sapna, sapne
nightmare: pesadilla / cauchemar / pesadelo / incubo / albtraum / -
problem: problema / problème, souci / problema / problema / problem / dikkat, pareshani, musibat
mistake: error / erreur / erro / errore, sbaglio / fehler / galti
truth: verdad / vérité / verdade / verità / wahrheit / sach, sachai
secret: secreto / secret / segredo / segreto / geheimnis / raaz
lie: mentira / mensonge / mentira / bugia / lüge / jhooth, jhoot
reason: razón, motivo / raison / razão, motivo / motivo, ragione / grund / wajah
idea: idea / idée / ideia / idea / idee / -
question: pregunta / question / pergunta / domanda / frage / sawaal, sawal
answer: respuesta / réponse / resposta / risposta / antwort / jawab, javab
word: palabra / mot / palavra / parola / wort / shabd
words: palabras / mots / palavras / parole / worte, wörter / -
story: historia, cuento / histoire / história / storia, racconto / geschichte / kahani
thing: cosa / chose, truc, machin / coisa, negócio, treco / cosa, roba / ding, sache / cheez, baat
thought: pensamiento / pensée / pensamento / pensiero / gedanke, gedanken / khayal
decision: decisión / décision / decisão / decisione, scelta / entscheidung / faisla
choice: elección, opción / choix / escolha / scelta / wahl / -
advice: consejo / conseil / conselho / consiglio / rat, tipp / salah
help: ayuda / aide / ajuda / aiuto / hilfe / madad
promise: promesa / promesse / promessa / promessa / versprechen / vaada
plan: plan / plan, projet / plano / piano, progetto / plan / -
future: futuro / avenir, futur / futuro / futuro / zukunft / bhavishya
past: pasado / passé / passado / passato / vergangenheit / -
beginning: principio, comienzo / début / começo, início / inizio / anfang / shuruaat
end: fin, final / fin / fim, final / fine / ende / ant
name: nombre / nom, prénom / nome / nome / name / naam, nam
age: edad / âge / idade / età / alter / umar, umr
weather: clima, tiempo / météo / tempo / tempo / wetter / mausam
rain: lluvia / pluie / chuva / pioggia / regen / baarish, barish
snow: nieve / neige / neve / neve / schnee / barf
sun: sol / soleil / sol / sole / sonne / suraj
moon: luna / lune / lua / luna / mond / chand, chandra
star: estrella / étoile / estrela / stella / stern, sterne / sitara, tara
sky: cielo / ciel / céu / cielo / himmel / aasman
fire: fuego, incendio / feu, incendie / fogo, incêndio / fuoco / feuer / aag
flower: flor / fleur / flor / fiore / blume, blumen / phool
tree: árbol / arbre / árvore / albero / baum / ped
plant: planta, mata / plante / planta / pianta / pflanze / paudha
roses: rosas / roses, rosiers / rosas / rose / rosen / gulab
stone: piedra / pierre, caillou / pedra / sasso, pietra / stein / patthar
team: equipo / équipe / time, equipe / squadra / mannschaft, team / -
soccer: fútbol, futbol / foot, football / futebol / calcio / fußball / -
gym: gimnasio, gym / salle de sport / academia / palestra / fitnessstudio, gym / -
weight: peso / poids / peso / peso / gewicht / vajan
diet: dieta / régime / dieta / dieta / diät / -
smoke: humo / fumée / fumaça / fumo / rauch / dhuan
habit: hábito, vicio / habitude / hábito, vício / abitudine, vizio / gewohnheit / aadat
hobby: pasatiempo / loisir, passion / passatempo / passatempo / hobby / shauk
language: idioma, lengua / langue / língua, idioma / lingua / sprache / bhasha
war: guerra / guerre / guerra / guerra / krieg / yudh
government: gobierno / gouvernement / governo / governo / regierung / sarkar
border: frontera / frontière / fronteira / confine / grenze / -
trial: juicio / procès, tribunal / processo / processo, tribunale / prozess, gericht / mukadma
prison: cárcel, prisión / prison / cadeia, prisão / carcere, prigione / gefängnis / jail
gods: dioses / dieux / deuses / dei / götter / -
god: dios, diosito / dieu / deus / dio / gott / bhagwan, khuda, allah
saint: santo, virgen / saint / santo, santa / santo, santa / - / -
vow: promesa, manda / vœu / promessa / voto / gelübde / mannat
prayer: oración, rezo / prière / oração, reza / preghiera / gebet / prarthana, pooja, puja, dua
soul: alma / âme / alma / anima / seele / aatma
sign: signo, señal / signe / signo, sinal / segno / zeichen, sternzeichen / rashi
chart: carta / thème / mapa / tema natale / horoskop / kundli, kundali, janmapatri
wedding date: fecha de la boda / date du mariage / data do casamento / data del matrimonio / hochzeitstermin / muhurat, mahurat
astrologer: astrólogo / astrologue / astrólogo / astrologo / astrologe / jyotish, pandit, panditji
stepbrother: hermanastro / demi-frère / meio-irmão / fratellastro / halbbruder / -
stepsister: hermanastra / demi-sœur / meia-irmã / sorellastra / halbschwester / -
toy: juguete / jouet, doudou / brinquedo / giocattolo / spielzeug / khilauna
doll: muñeca / poupée / boneca / bambola / puppe / gudiya
stroller: carriola / poussette / carrinho / passeggino / kinderwagen / -
diaper: pañal / couche / fralda / pannolino / windel / -
sweet shop: dulcería / confiserie / doceria, confeitaria / pasticceria / konditorei / mithai ki dukan
bakery: panadería / boulangerie / padaria / panificio, forno / bäckerei / -
restaurant: restaurante / resto, restaurant / restaurante / ristorante / restaurant / -
bar: bar, antro / bar, boîte / bar, boteco / bar / kneipe, bar / -
market: mercado, tianguis / marché / mercado, feira / mercato / markt / bazaar, bazar
supermarket: súper, supermercado / supermarché, courses / mercado, supermercado / supermercato, spesa / supermarkt / -
cash register: caja / caisse / caixa / cassa / kasse / -
post office: correos / poste / correio / posta / post / -
stairwell: portal, rellano / palier, cage d'escalier / corredor / pianerottolo / treppenhaus / -
elevator: ascensor, elevador / ascenseur / elevador / ascensore / aufzug / -
parking: estacionamiento / parking, place / estacionamento, vaga / parcheggio / parkplatz / -
construction: obra, obras / chantier / obra / cantiere / baustelle / -
tools: herramientas / outils / ferramentas / attrezzi / werkzeug / auzaar
doll house: - / - / - / - / - / -
lump: bulto, bolita / boule, grosseur / caroço / nodulo / knoten / gaanth
knee: rodilla / genou / joelho / ginocchio / knie / ghutna
tattoo: tatuaje / tatouage, tatoo / tatuagem / tatuaggio / tattoo / -
nails: uñas / ongles / unhas / unghie / nägel / nakhoon
makeup: maquillaje / maquillage / maquiagem / trucco / make-up, schminke / -
mirror: espejo / miroir / espelho / specchio / spiegel / aaina
bathtub: tina / baignoire / banheira / vasca / badewanne / -
towel: toalla / serviette / toalha / asciugamano / handtuch / tauliya
knife: cuchillo / couteau / faca / coltello / messer / chaku
joke: broma, chiste / blague, vanne / piada, brincadeira / scherzo, battuta / witz, scherz / mazaak, mazak
silence: silencio / silence / silêncio / silenzio / stille, funkstille / khamoshi
distance: distancia / distance / distância / distanza / entfernung, distanz / doori
respect: respeto / respect / respeito / rispetto / respekt / izzat
attention: atención / attention / atenção / attenzione / aufmerksamkeit / dhyan, dhyaan
support: apoyo / soutien / apoio / sostegno, appoggio / unterstützung / sahara
peace: paz / paix / paz / pace / frieden, ruhe / shanti, sukoon
freedom: libertad / liberté / liberdade / libertà / freiheit / azadi
power: poder / pouvoir / poder / potere / macht / taakat
strength: fuerza / force / força / forza / kraft / himmat
energy: energía / énergie / energia / energia / energie / -
health: salud / santé / saúde / salute / gesundheit / sehat, tabiyat
mood: humor, ánimo / humeur, moral / humor / umore / laune, stimmung / mood
nerves: nervios / nerfs, trac / nervos / ansia / nerven, lampenfieber / ghabrahat
butterflies: mariposas / papillons / borboletas, frio na barriga / farfalle / schmetterlinge / gudgudi
doubt: duda / doute / dúvida / dubbio / zweifel / shak
goal: meta, objetivo / but, objectif / meta, objetivo / obiettivo / ziel / lakshya
step: paso / pas, étape / passo / passo / schritt / kadam
way: camino, manera / chemin, façon / jeito, caminho / modo, maniera / weg, art / raasta, tarika
side: lado / côté / lado / lato / seite / taraf
place: lugar, sitio / endroit, lieu, place / lugar / posto, luogo / ort, platz / jagah
half: mitad / moitié / metade / metà / hälfte / aadha
rest: resto / reste / resto / resto / rest / baaki
`;
