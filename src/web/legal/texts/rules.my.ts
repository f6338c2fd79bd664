/** Part of the terms, and a page of the help centre. */
export const rules: string[] = [
  'Berbudi bahasa. Kritik idea, bukan orangnya.',
  'Tiada kebencian, gangguan, buli atau ugutan.',
  'Bersikap jujur. Jangan sebarkan maklumat palsu atau berbahaya dengan sengaja.',
  'Kongsi hanya hasil sendiri atau yang anda dibenarkan untuk kongsi, dan nyatakan sumbernya.',
  'Hormati privasi. Jangan siarkan data peribadi atau gambar peribadi orang lain.',
  'Tiada spam, penipuan atau iklan terselindung.',
  'Tandakan kandungan dewasa. Kandungan ini untuk mereka yang berumur 18 tahun ke atas sahaja.',
  'Bersaing secara adil. Tiada akaun palsu, pertukaran undi atau penipuan untuk mendapatkan Honor atau semasa ujian.',
]
