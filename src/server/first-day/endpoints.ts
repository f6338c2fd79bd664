import type * as firstDay from '../../contract/first-day.ts'
import type { EndpointFactsOf } from '../content/endpoint-facts.ts'

export const endpoints: EndpointFactsOf<typeof firstDay> = {
  getFirstDay: {
    summary: {
      en: 'What an operator does on a site’s first day, and what of it is done: email, address, operator, article, rules, backup.',
      id: 'Hal-hal yang dilakukan pengelola pada hari pertama situs, dan mana yang sudah: email, alamat, pengelola, artikel, aturan, cadangan.',
      my: 'Perkara yang dilakukan pengendali pada hari pertama laman, dan yang sudah siap: e-mel, alamat, pengendali, artikel, peraturan, sandaran.',
    },
  },
  sendTestMail: {
    summary: {
      en: 'Sends a test email to the operator’s own address. The answer says whether the mail server accepted it. Without a mail server, it’s saved as a file.',
      id: 'Mengirim email uji ke alamat pengelola sendiri. Jawabannya menyatakan apakah server email menerimanya. Tanpa server email, email disimpan sebagai berkas.',
      my: 'Menghantar e-mel ujian ke alamat pengendali sendiri. Jawapannya menyatakan sama ada pelayan e-mel menerimanya. Tanpa pelayan e-mel, e-mel disimpan sebagai fail.',
    },
  },
  markFirstDay: {
    summary: {
      en: 'Records that the operator opened a page with rules, or hides the list for good.',
      id: 'Mencatat bahwa pengelola membuka halaman aturan, atau menyembunyikan daftar secara permanen.',
      my: 'Merekodkan bahawa pengendali membuka halaman peraturan, atau menyembunyikan senarai secara kekal.',
    },
  },
}
