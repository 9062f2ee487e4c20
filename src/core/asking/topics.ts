/**
 * A subject of '¿Me cubre…?'. Each phrase is words that must all be there, in any order: `a|b` is
 * either, `*` any end of a word, `#` a digit. A phrase after `~` counts only where no other subject
 * is named. No word has accents or capitals.
 */
interface Topic {
  /** What travellers say, in Argentina and in Chile. A phrase of more words beats one inside it. */
  readonly asked: ReadonlyArray<string>
  /** How providers name the rows that answer. Without such a row a plan does not say it. */
  readonly rows: ReadonlyArray<string>
}

const flight = "vuelo*|avion|aviones|conexion*|aerolinea*"
const bag = "valija*|maleta*|equipaje*|mochila*|bolso*|bulto*"
const tooth = "muela*|empaste*|diente*|dental*|dentista*|odontolog*|caries|encia*"
const lost = "perdi*|perder*|pierd*|extravi*"
const late = "demor*|retras*|tard*|atraso|atrasa*"
const broken = "romp*|rompi*|rota|rotas|roto|rotos|rotura*|danad*|danan|danaron|danos"
const stolen = "robo|robos|roba*|robe*|hurt*|afan*|chore*|asalt*|cogote*|lanza|lanzas|lanzazo"
const device = "celular*|notebook*|laptop*|tablet*|computador*|compu|camara*|iphone*"
const rented = "alquil*|arrend*|rentad*|rent"
const doctor = "medico|medica|medicos|doctor|doctora|consulta*"
const papers = "pasaporte*|documento|documentos|dni|cedula|carnet"
const money = "plata|dinero|billetera|efectivo|tarjeta*"

/** Every subject, in the order of the answers. */
export const topics = {
  medical: {
    asked: [
      "~medico|medica|medicos|doctor|doctora|hospital*|clinica*|guardia|posta|urgencia*|emergencia*",
      "~internad*|interna|internan|internacion|operac*|operan|operar*|operen|operaron|cirugia*",
      "picadura*|picaron|medusa*|aguaviva*|abeja*|avispa*|alacran*|escorpion*",
      "pica|pico mosquito*|arana*|bicho*|insecto*"
    ],
    rows: ["asistencia|atencion medica"]
  },
  illness: {
    asked: [
      "enfermo|enferma|enferman|enfermos|enfermas|enferme|enfermar*|enfermedad*|fiebre|gripe|resfri*|neumonia|angina*",
      "apendicitis|infarto*|acv|infeccion*|intoxic*|diarrea|vomit*|otitis|insolacion|dengue|gastroenteritis",
      "duele|duelen|dolor*|alergia*",
      "reaccion alergic*",
      "paro|ataque cardiac*|corazon"
    ],
    rows: ["asistencia|atencion enfermedad|enfermedades"]
  },
  accident: {
    asked: [
      "accident*|fractur*|quiebr*|quebre|quebro|quebrad*|esguinc*|torced*|tropiez*|golpe*",
      "cae|caen|caer*|caigo|caiga|caida*|cai|cayo|tuerzo|torci|lastim*|herida*|herido",
      "choca*|choco|choque*|atropell*|quemadura*",
      "choca*|choco|atropell* moto|auto|bici|bicicleta|bus",
      "corte|corto|corta|corta* dedo*|mano|pie|pierna|cabeza",
      "romp* pierna*|brazo*|hueso*|tobillo*|pie|mano|muneca|rodilla|cadera",
      "muerd*|mord* perro*|gato*|animal*"
    ],
    rows: ["asistencia|atencion accidente|accidentes"]
  },
  preexisting: {
    asked: [
      "preexist*|cronic*|diabet*|asma|asmatic*|hipertens*|epilep*|cancer",
      "enferm* preexist*|previa*|previo*|anterior*|cronic*|tenia|vieja",
      "presion alta",
      "soy|es alergic*"
    ],
    rows: ["preexist*"]
  },
  dentist: {
    asked: [tooth, `duel*|dolor*|infecci*|cae|cayo|${broken} ${tooth}`],
    rows: ["odontolog*|dental|dentista"]
  },
  medicines: {
    asked: ["medicament*|medicacion|remedio*|farmacia*|antibiotic*|pastilla*", "receta* medic*"],
    rows: ["medicament*|medicacion|farmacia"]
  },
  baggage: { asked: [bag], rows: ["equipaje"] },
  lostBaggage: { asked: [`${lost} ${bag}`, `${lost} ${bag} ${flight}`], rows: ["perdida|extravio equipaje"] },
  lateBaggage: {
    asked: [`${late} ${bag}`, `${late} ${bag} ${flight}`, `no llega|llegan|llego|llegaron|aparece|aparecio ${bag}`],
    rows: ["demora|retraso|atraso equipaje"]
  },
  brokenBaggage: { asked: [`${broken} ${bag}`], rows: ["dano|danos|rotura equipaje"] },
  stolen: {
    asked: [stolen, `${stolen} ${bag}`, `${stolen} ${device}`, `${stolen} ${papers}`, `${stolen} ${money}`],
    rows: ["robo|hurto"]
  },
  cancelling: {
    asked: [
      "cancela|cancelar*|cancele|cancelo|cancelacion*|anulo|anular",
      "cancela*|cancele|cancelo|anul* enferm*|accident*|medic*|fractur*",
      "cancel* viaje|hotel|reserva*|crucero|excursion*|pasaje*",
      "no puedo|podemos|podre|poder|pude viajar|viajo|ir"
    ],
    rows: ["cancelacion viaje|viajes"]
  },
  returning: {
    asked: ["interrump* viaje", "volver|vuelvo|vuelva|regres* antes|anticipad*|urgente|familiar|enferm*"],
    rows: ["interrupcion", "regreso anticipad*"]
  },
  flights: {
    asked: [`~${flight}`, `cancel*|sobrevent*|${late}|${lost} ${flight}`, `paro|huelga|quebr* ${flight}`],
    rows: ["vuelo|vuelos|conexion"]
  },
  bail: { asked: ["fianza*|preso|presa|detenid*|detien*|detuv*|carcel|arrest*"], rows: ["fianza"] },
  lawyer: { asked: ["abogad*|legal|legales|juicio*|demanda|demandan"], rows: ["abogad*|legal|legales"] },
  accidentInsurance: { asked: ["accidentes personales"], rows: ["accidentes personales"] },
  recovering: {
    asked: ["convalec*|reposo", "hotel|alojamiento convalec*|reposo|recuper*|enferm*|alta"],
    rows: ["convalecencia|reposo"]
  },
  transfer: {
    asked: ["ambulancia*", "traslad* hospital*|clinica*|medic*|sanitari*|ambulancia*"],
    rows: ["traslado|traslados sanitario|sanitarios|medico|medicos"]
  },
  repatriation: {
    asked: ["repatri*", "avion sanitari*", "repatri* sanitari*|medic*|enferm*|accident*"],
    rows: ["repatriacion sanitaria|medica"]
  },
  death: {
    asked: [
      "muero|morir|muere|muri*|muerte|fallec*|funeral|cadaver",
      "repatri* restos|cuerpo|cadaver",
      "muerte accident*"
    ],
    rows: ["muerte|fallecimiento|restos|funerar*"]
  },
  pregnancy: { asked: ["embaraz*|gestante|gestacion|parto|cesarea", "doy|dar a luz"], rows: ["embarazo|maternidad"] },
  telemedicine: {
    asked: [
      "telemedicin*|videollamada*|videoconsulta*|teleconsulta*",
      `${doctor} online|virtual|video|videollamada*|telefono|chat|whatsapp|celular|remot*|linea`
    ],
    rows: ["telemedicin*"]
  },
  age: {
    asked: [
      "edad|jubilad*|ancian*|senior",
      "adult* mayor|mayores",
      "6#|7#|8#|9# anos",
      "mama|papa|madre|padre|viejo|vieja|abuel* 6#|7#|8#|9#"
    ],
    rows: ["edad"]
  },
  sports: {
    asked: ["deport*|esqui|esquis|esquiar|esquiando|esquio|ski|snowboard|surf|surfe*|futbol|rugby|tenis|trekking"],
    rows: ["deporte|deportes|deportiva*"]
  },
  extreme: {
    asked: [
      "paracaid*|parapente|bungee|puenting|rafting|alpinismo|andinismo|escalada|escalar|buce*|tirolesa|canopy",
      "deport* extrem*|riesgo|aventura"
    ],
    rows: ["deporte|deportes|actividad* extremo|extremos|riesgo|aventura", "buceo"]
  },
  competing: {
    asked: [
      "competencia*|competicion*|torneo*|maraton*|carrera*",
      "deport*|futbol|rugby profesional*|federad*|compet*"
    ],
    rows: ["competencia|competencias|profesional|profesionales"]
  },
  rescue: {
    asked: ["rescat*|rescue|helicoptero*", `${lost} montana|cerro|bosque|nieve`],
    rows: ["rescate"]
  },
  covid: { asked: ["covid*|coronavirus|pandemia*|cuarentena*"], rows: ["covid*|coronavirus|pandemia"] },
  devices: { asked: [device, `${lost}|${broken} ${device}`], rows: ["celular*|electronic*|computador*"] },
  papers: { asked: [papers, `${lost} ${papers}`], rows: ["pasaporte*|documento|documentos"] },
  money: { asked: ["billetera", `${lost}|clon* ${money}`], rows: ["dinero|efectivo|tarjeta", "transferencia fondos"] },
  rentedCar: {
    asked: [`auto|autos|coche|vehiculo|camioneta|carro ${rented}`, `choc*|choqu* auto|coche|vehiculo|carro ${rented}`],
    rows: ["vehiculo|auto|automovil"]
  },
  motorcycle: { asked: ["moto|motos|motocicleta*|cuatriciclo*|scooter*"], rows: ["moto|motos|motocicleta*"] },
  pets: { asked: ["mascota*|perro|perra|perros|gato|gata|gatos"], rows: ["mascota*"] },
  glasses: { asked: ["anteojos|lentes|gafas", `${lost}|${broken} anteojos|lentes|gafas`], rows: ["anteojos|lentes"] },
  visit: { asked: ["acompanante*", "visit*|viaj*|acompan* familiar*"], rows: ["familiar*|acompanante*"] },
  alcohol: { asked: ["alcohol|borrach*|ebri*|drog*|curado|curada|tomado"], rows: ["alcohol", "drogas"] },
  mind: {
    asked: ["psicolog*|psiquiatr*|ansiedad|panico|depresi*|angustia"],
    rows: ["psicolog*|psiquiatr*|mental|mentales"]
  },
  disasters: {
    asked: ["terremoto*|huracan*|volcan*|tsunami*|guerra*|terroris*|atentado*|huelga*|catastrofe*"],
    rows: ["catastrof*|terroris*|guerra|huelga|terremoto*"]
  },
  cruise: { asked: ["crucero*"], rows: ["crucero*"] },
  work: { asked: ["trabajo|trabajar|trabajando|laboral*", "accident* trabajo|laboral*"], rows: ["trabajo|laboral*"] },
  therapy: { asked: ["kinesio*|fisioterap*|rehabilit*"], rows: ["kinesio*|fisioterap*|rehabilit*"] },
  checkup: { asked: ["chequeo*|vacuna|vacunas", "control* medic*|rutina"], rows: ["chequeo*|vacuna*"] },
  looks: { asked: ["estetic*|lifting|botox", "cirugia*|operac* estetic*"], rows: ["estetic*"] },
  airport: {
    asked: ["taxi*|uber|remis|transfer", "traslad* aeropuerto|hotel"],
    rows: ["aeropuerto|taxi|transfer"]
  }
} as const satisfies Readonly<Record<string, Topic>>

export type TopicId = keyof typeof topics
