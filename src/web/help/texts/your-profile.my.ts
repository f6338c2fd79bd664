import type { HelpText } from './help-text.ts'

export const yourProfile: HelpText = {
  title: 'Profil anda',
  summary: 'Tunjukkan siapa anda, dan tentukan siapa yang boleh melihatnya.',
  sections: [
    {
      heading: 'Apa yang dipaparkan',
      blocks: [
        'Nama dan foto anda di mana-mana di tapak ini membawa ke profil anda. [Profil anda](/profile) memaparkan bio, pautan, bahasa, Honor dan tahap, aktiviti setahun, lencana, serta tiga artikel anda yang paling disukai. Di bawah **Draf**, **Simpanan**, **Muat naik** dan **Tugasan** terdapat perkara yang hanya anda lihat.',
      ],
    },
    {
      heading: 'Menukarnya',
      blocks: [
        '**Sunting profil** mengandungi bio (maksimum 300 aksara), maksimum tiga pautan, dan bahasa yang anda tuturkan. Pautan boleh ditambah tiga hari selepas menyertai.',
        'Kamera pada foto anda membuka **Tukar foto**: pilih atau letakkan gambar, seret, zum dengan `+` dan `−` atau gelangsar, kemudian tekan **Simpan**. Dengan papan kekunci, gunakan kekunci anak panah. **Gambar muka** menukar gambar di bahagian atas. **Buang** menyingkirkannya.',
        '**Sematkan** di bawah artikel atau hantaran anda meletakkannya paling atas; **Nyahsemat** menurunkannya.',
      ],
    },
    {
      heading: 'Siapa yang melihatnya',
      blocks: [
        'Di bawah **Privasi** dalam [tetapan](/settings), pilih **Semua orang** atau **Ahli sahaja**, dan sama ada profil memaparkan tarikh anda menyertai, aktiviti dan pengikut anda. Anda juga boleh meminta enjin carian tidak menyenaraikannya. Setiap perubahan terus disimpan. Artikel dan hantaran anda kekal awam.',
      ],
    },
    {
      heading: 'Folder dan fail',
      blocks: [
        '**Alihkan** di bawah simpanan meletakkannya dalam folder; **Folder baharu** menciptanya. Di bawah **Muat naik**, apa yang tidak digunakan boleh dipadam.',
      ],
    },
  ],
}
