import { defineMessages } from '../../contract/messages.ts'

export const messages = defineMessages({
  takesTooLong: {
    en: 'This text takes too long to read. Make it shorter, or use fewer formulas, tables and lists.',
    id: 'Teks ini terlalu lama diproses. Buatlah lebih pendek, atau kurangi rumus, tabel, dan daftarnya.',
    my: 'Teks ini mengambil masa terlalu lama untuk diproses. Pendekkan teks, atau kurangkan formula, jadual dan senarainya.',
  },
  tooLarge: {
    en: 'The text may have {kilobytes} KB at most.',
    id: 'Teks paling besar {kilobytes} KB.',
    my: 'Teks boleh mempunyai paling banyak {kilobytes} KB.',
  },
  tooManyLines: {
    en: 'The text may have {most} lines at most.',
    id: 'Teks paling banyak {most} baris.',
    my: 'Teks boleh mempunyai paling banyak {most} baris.',
  },
  lineTooLong: {
    en: 'Line {line} is too long. Break it into paragraphs.',
    id: 'Baris {line} terlalu panjang. Bagilah menjadi beberapa paragraf.',
    my: 'Baris {line} terlalu panjang. Pecahkannya kepada beberapa perenggan.',
  },
  partTooLong: {
    en: 'The list, table or paragraph that starts on line {line} is too long. Divide it.',
    id: 'Daftar, tabel, atau paragraf yang mulai di baris {line} terlalu panjang. Bagilah.',
    my: 'Senarai, jadual atau perenggan yang bermula pada baris {line} terlalu panjang. Pecahkannya.',
  },
  tooManyMarks: {
    en: 'There are too many formatting marks around line {line}.',
    id: 'Terlalu banyak tanda format di sekitar baris {line}.',
    my: 'Terdapat terlalu banyak tanda format di sekitar baris {line}.',
  },
  tooDeep: {
    en: 'Quotes, lists or marks are nested too deeply.',
    id: 'Kutipan, daftar, atau tanda bersarang terlalu dalam.',
    my: 'Petikan, senarai atau tanda bersarang terlalu dalam.',
  },
  tooManyDefinitions: {
    en: 'There are more than {most} footnotes and link definitions.',
    id: 'Catatan kaki dan definisi tautan lebih dari {most}.',
    my: 'Nota kaki dan takrifan pautan melebihi {most}.',
  },
  tooManyNodes: {
    en: 'The text has too many parts. Split it into several texts.',
    id: 'Teks ini punya terlalu banyak bagian. Pecahlah menjadi beberapa teks.',
    my: 'Teks ini mempunyai terlalu banyak bahagian. Bahagikannya kepada beberapa teks.',
  },
})
