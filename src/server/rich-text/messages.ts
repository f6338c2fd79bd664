import { defineMessages } from '../../contract/messages.ts'

export const messages = defineMessages({
  takesTooLong: {
    en: 'This text takes too long to process. Make it shorter, or use fewer formulas, tables and lists.',
    id: 'Teks ini terlalu lama diproses. Buatlah lebih pendek, atau kurangi rumus, tabel, dan daftarnya.',
    my: 'Teks ini mengambil masa terlalu lama untuk diproses. Pendekkan teks, atau kurangkan formula, jadual dan senarainya.',
  },
  tooLarge: {
    en: 'Use up to {kilobytes} KB of text.',
    id: 'Teks maksimal {kilobytes} KB. Silakan persingkat.',
    my: 'Teks maksimum {kilobytes} KB. Sila pendekkan.',
  },
  tooManyLines: {
    en: 'Use up to {most} lines.',
    id: 'Teks maksimal {most} baris. Silakan persingkat.',
    my: 'Teks maksimum {most} baris. Sila pendekkan.',
  },
  lineTooLong: {
    en: 'Line {line} is too long. Please split it into paragraphs.',
    id: 'Baris {line} terlalu panjang. Silakan bagi menjadi beberapa paragraf.',
    my: 'Baris {line} terlalu panjang. Sila pecahkan kepada beberapa perenggan.',
  },
  partTooLong: {
    en: 'The list, table or paragraph that starts on line {line} is too long. Please split it.',
    id: 'Daftar, tabel, atau paragraf yang mulai di baris {line} terlalu panjang. Silakan bagi menjadi beberapa bagian.',
    my: 'Senarai, jadual atau perenggan yang bermula pada baris {line} terlalu panjang. Sila pecahkan kepada beberapa bahagian.',
  },
  tooManyMarks: {
    en: 'There are too many formatting marks around line {line}. Please remove some.',
    id: 'Terlalu banyak tanda format di sekitar baris {line}. Silakan hapus sebagian.',
    my: 'Terlalu banyak tanda format di sekitar baris {line}. Sila buang sebahagian.',
  },
  tooDeep: {
    en: 'Quotes, lists or marks are nested too deeply. Please use fewer levels.',
    id: 'Kutipan, daftar, atau tanda bersarang terlalu dalam. Silakan kurangi tingkatnya.',
    my: 'Petikan, senarai atau tanda bersarang terlalu dalam. Sila kurangkan arasnya.',
  },
  tooManyDefinitions: {
    en: 'There are more than {most} footnotes and link definitions. Please remove some.',
    id: 'Catatan kaki dan definisi tautan lebih dari {most}. Silakan hapus sebagian.',
    my: 'Nota kaki dan takrifan pautan melebihi {most}. Sila buang sebahagian.',
  },
  tooManyNodes: {
    en: 'The text has too many parts. Please split it into several texts.',
    id: 'Teks ini punya terlalu banyak bagian. Silakan bagi menjadi beberapa teks.',
    my: 'Teks ini mempunyai terlalu banyak bahagian. Sila bahagikan kepada beberapa teks.',
  },
})
