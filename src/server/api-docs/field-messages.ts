import { defineMessages } from '../../contract/messages.ts'

export const fieldMessages = defineMessages({
  text: { en: 'text', id: 'teks', my: 'teks' },
  number: { en: 'number', id: 'angka', my: 'nombor' },
  integer: { en: 'whole number', id: 'bilangan bulat', my: 'nombor bulat' },
  boolean: { en: 'true or false', id: 'benar atau salah', my: 'betul atau salah' },
  object: { en: 'object', id: 'objek', my: 'objek' },
  list: { en: 'list of {items}', id: 'daftar {items}', my: 'senarai {items}' },
  map: {
    en: 'any names, each with {items}',
    id: 'nama apa saja, masing-masing berisi {items}',
    my: 'sebarang nama, setiap satu berisi {items}',
  },
  choice: { en: 'one of {values}', id: 'salah satu dari {values}', my: 'salah satu daripada {values}' },
  either: { en: '{first} or {second}', id: '{first}, atau {second}', my: '{first} atau {second}' },
  nothing: { en: '`null`', id: 'kosong (`null`)', my: 'tiada (`null`)' },
  optional: { en: 'optional', id: 'tidak wajib', my: 'tidak wajib' },
  characters: {
    en: '{min} to {max} characters',
    id: '{min} sampai {max} karakter',
    my: '{min} hingga {max} aksara',
  },
  atMostCharacters: {
    en: 'up to {max} characters',
    id: 'maksimal {max} karakter',
    my: 'maksimum {max} aksara',
  },
  atLeastCharacters: {
    en: 'at least {min} characters',
    id: 'minimal {min} karakter',
    my: 'minimum {min} aksara',
  },
  entries: { en: '{min} to {max} entries', id: '{min} sampai {max} butir', my: '{min} hingga {max} butiran' },
  atLeast: { en: 'at least {min}', id: 'minimal {min}', my: 'minimum {min}' },
  atMost: { en: 'up to {max}', id: 'maksimal {max}', my: 'maksimum {max}' },
  above: { en: 'above {min}', id: 'di atas {min}', my: 'melebihi {min}' },
  oneLine: { en: 'one line', id: 'satu baris saja', my: 'satu baris sahaja' },
  pattern: { en: 'like `{pattern}`', id: 'berpola `{pattern}`', my: 'berpola seperti `{pattern}`' },
})
