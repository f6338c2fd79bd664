import type { Language } from '../../contract/messages.ts'

/** What people say of themselves, in the language they write in. */
export const BIOS: Record<Language, readonly string[]> = {
  en: [
    'Retired physics teacher. I still answer questions that begin with “why”.',
    'Birdwatcher, slow cyclist, collector of old maps.',
    'I translate for a living and read for everything else.',
    'Marine biologist between field trips. Ask me about seagrass.',
    'Learning Indonesian one recipe at a time.',
    'Librarian. I believe every footnote deserves a second look.',
    'Amateur astronomer with a small telescope and cloudy skies.',
    'History of trade routes, spices and the people who carried them.',
    'I fix radios and write down how.',
    'Two cats, one garden, far too many notebooks.',
  ],
  id: [
    'Guru biologi di Malang. Menulis supaya murid saya berani bertanya.',
    'Pemburu senja, pencinta kopi tubruk, penulis di sela jam kerja.',
    'Mengumpulkan cerita rakyat dari kampung ke kampung.',
    'Peneliti muda, sedang belajar menjelaskan dengan bahasa sederhana.',
    'Ibu dua anak yang diam-diam jatuh cinta pada matematika.',
    'Suka naik gunung, lalu menulis tentang batuannya.',
    'Penerjemah lepas. Bahasa itu jembatan, bukan pagar.',
    'Menenun di akhir pekan, memprogram di hari kerja.',
    'Mahasiswa sejarah. Naskah lama selalu punya kejutan.',
    'Memotret pasar pagi dan orang-orang yang membukanya.',
    'Percaya bahwa pertanyaan yang baik lebih awet daripada jawaban.',
    'Dokter puskesmas. Menulis soal sehat tanpa menakut-nakuti.',
  ],
  my: [
    'Cikgu sains dari Kuantan. Suka soalan yang susah dijawab.',
    'Penggemar teh tarik, buku lama dan perjalanan dengan kereta api.',
    'Jurutera pada waktu siang, pemerhati bintang pada waktu malam.',
    'Menulis tentang sungai, hutan dan orang yang menjaganya.',
    'Pelajar perubatan yang masih sempat membaca novel.',
    'Suka masak, lebih suka bercerita tentang asal-usul masakan.',
    'Menterjemah supaya ilmu tidak tersangkut pada satu bahasa sahaja.',
    'Bekas wartawan. Sekarang menulis perlahan-lahan dan lebih teliti.',
    'Pengumpul pantun dan setem. Kedua-duanya makin jarang dijumpai.',
    'Ahli kimia yang percaya dapur ialah makmal pertama kita.',
  ],
}
