import { defineMessages } from '../../platform/messages.ts'

export const messages = defineMessages({
  consent: {
    en: 'By signing up you accept the {terms} and the rules below, and have read the {privacy}.',
    id: 'Dengan mendaftar Anda menyetujui {terms} dan aturan di bawah, serta telah membaca {privacy}.',
    my: 'Dengan mendaftar, anda menerima {terms} dan peraturan di bawah, serta telah membaca {privacy}.',
  },
  terms: { en: 'Terms of Service', id: 'Ketentuan Layanan', my: 'Terma Perkhidmatan' },
  privacy: { en: 'Privacy Policy', id: 'Kebijakan Privasi', my: 'Dasar Privasi' },
  readRules: { en: 'Read the rules', id: 'Baca aturan', my: 'Baca peraturan' },
  rule1: {
    en: 'Be kind. Criticise ideas, never people.',
    id: 'Bersikaplah ramah. Kritik gagasannya, jangan orangnya.',
    my: 'Berbudi bahasa. Kritik idea, bukan orangnya.',
  },
  rule2: {
    en: 'No hate, harassment, bullying or threats.',
    id: 'Jangan menyebar kebencian, melecehkan, merundung, atau mengancam.',
    my: 'Tiada kebencian, gangguan, buli atau ugutan.',
  },
  rule3: {
    en: 'Be honest. Do not knowingly spread false or dangerous information.',
    id: 'Jujurlah. Jangan sengaja menyebarkan informasi yang salah atau berbahaya.',
    my: 'Bersikap jujur. Jangan sebarkan maklumat palsu atau berbahaya dengan sengaja.',
  },
  rule4: {
    en: 'Share only what is yours or what you are allowed to share, and name your sources.',
    id: 'Bagikan hanya karya sendiri atau yang memang boleh Anda bagikan, dan sebutkan sumbernya.',
    my: 'Kongsi hanya hasil sendiri atau yang anda dibenarkan untuk kongsi, dan nyatakan sumbernya.',
  },
  rule5: {
    en: 'Respect privacy. Do not post other people’s personal data or private pictures.',
    id: 'Hormati privasi. Jangan memajang data pribadi atau foto pribadi orang lain.',
    my: 'Hormati privasi. Jangan siarkan data peribadi atau gambar peribadi orang lain.',
  },
  rule6: {
    en: 'No spam, scams or hidden advertising.',
    id: 'Jangan mengirim spam, penipuan, atau iklan terselubung.',
    my: 'Tiada spam, penipuan atau iklan terselindung.',
  },
  rule7: {
    en: 'Mark adult content. It is only for people aged 18 and over.',
    id: 'Tandai konten dewasa. Konten itu hanya untuk usia 18 tahun ke atas.',
    my: 'Tandakan kandungan dewasa. Kandungan ini untuk mereka yang berumur 18 tahun ke atas sahaja.',
  },
  rule8: {
    en: 'Play fair. No fake accounts, no traded votes, no cheating for Honor or in the test.',
    id: 'Bersikaplah sportif. Jangan memakai akun palsu, bertukar suara, atau berbuat curang demi Honor maupun dalam tes.',
    my: 'Bersaing secara adil. Tiada akaun palsu, pertukaran undi atau penipuan untuk mendapatkan Honor atau semasa ujian.',
  },
})
