/** Part of the terms, and a page of the help centre. */
export const rules: string[] = [
  'Bersikaplah ramah. Kritik gagasannya, jangan orangnya.',
  'Jangan menyebar kebencian, melecehkan, merundung, atau mengancam.',
  'Jujurlah. Jangan sengaja menyebarkan informasi yang salah atau berbahaya.',
  'Bagikan hanya karya sendiri atau yang memang boleh Anda bagikan, dan sebutkan sumbernya.',
  'Hormati privasi. Jangan memajang data pribadi atau foto pribadi orang lain.',
  'Jangan mengirim spam, penipuan, atau iklan terselubung.',
  'Tandai konten dewasa. Konten itu hanya untuk usia 18 tahun ke atas.',
  'Bersikaplah sportif. Jangan memakai akun palsu, bertukar suara, atau berbuat curang demi Honor maupun dalam tes.',
]
