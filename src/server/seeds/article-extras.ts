import type { CategoryId } from '../../contract/categories.ts'
import type { Language } from '../../contract/messages.ts'

/** Blocks that break the even flow of paragraphs, where a category asks for them. */
export const EXTRAS: Partial<Record<CategoryId, Record<Language, string>>> = {
  technology: {
    en: '```python\n# The smallest useful example.\nreadings = [21.5, 22.1, 20.9]\nmean = sum(readings) / len(readings)\nprint(f"mean: {mean:.1f}")\n```',
    id: '```python\n# Contoh terkecil yang berguna.\nbacaan = [21.5, 22.1, 20.9]\nrata_rata = sum(bacaan) / len(bacaan)\nprint(f"rata-rata: {rata_rata:.1f}")\n```',
    my: '```python\n# Contoh paling kecil yang berguna.\nbacaan = [21.5, 22.1, 20.9]\npurata = sum(bacaan) / len(bacaan)\nprint(f"purata: {purata:.1f}")\n```',
  },
  science: {
    en: 'A formula says it in one line:\n\n$$E = mc^2$$\n\nThe square is the reason why a little mass is a great deal of energy.',
    id: 'Satu rumus merangkumnya:\n\n$$E = mc^2$$\n\nKuadrat itulah sebabnya massa yang kecil menyimpan energi yang sangat besar.',
    my: 'Satu formula menyatakannya dalam sebaris:\n\n$$E = mc^2$$\n\nKuasa dua itulah sebabnya jisim yang sedikit menyimpan tenaga yang amat besar.',
  },
  astronomy: {
    en: '| Body | Distance from the Sun | Year |\n|---|---:|---:|\n| Venus | 0.72 AU | 225 days |\n| Earth | 1.00 AU | 365 days |\n| Mars | 1.52 AU | 687 days |\n| Jupiter | 5.20 AU | 11.9 years |',
    id: '| Benda | Jarak dari Matahari | Tahun |\n|---|---:|---:|\n| Venus | 0,72 SA | 225 hari |\n| Bumi | 1,00 SA | 365 hari |\n| Mars | 1,52 SA | 687 hari |\n| Jupiter | 5,20 SA | 11,9 tahun |',
    my: '| Jasad | Jarak dari Matahari | Setahun |\n|---|---:|---:|\n| Zuhrah | 0.72 AU | 225 hari |\n| Bumi | 1.00 AU | 365 hari |\n| Marikh | 1.52 AU | 687 hari |\n| Musytari | 5.20 AU | 11.9 tahun |',
  },
  health: {
    en: '- Sleep at the same hour for a week and write down how you feel.\n- Drink when you are thirsty, more on hot days.\n- See a doctor when something lasts longer than two weeks.',
    id: '- Tidurlah pada jam yang sama selama seminggu dan catat perasaan Anda.\n- Minumlah saat haus, lebih banyak ketika panas.\n- Temui dokter bila keluhan bertahan lebih dari dua minggu.',
    my: '- Tidurlah pada waktu yang sama selama seminggu dan catat perasaan anda.\n- Minumlah apabila dahaga, lebih banyak pada hari panas.\n- Jumpa doktor jika sesuatu berlarutan lebih daripada dua minggu.',
  },
  education: {
    en: '- [x] Read the chapter once without a pen\n- [x] Close the book and say it in your own words\n- [ ] Explain it to somebody who has not read it',
    id: '- [x] Baca satu bab tanpa pena\n- [x] Tutup bukunya dan ceritakan dengan kata sendiri\n- [ ] Jelaskan kepada orang yang belum membacanya',
    my: '- [x] Baca satu bab tanpa pen\n- [x] Tutup buku dan ceritakan dengan kata-kata sendiri\n- [ ] Terangkan kepada orang yang belum membacanya',
  },
  history: {
    en: '> Whoever does not know where the ship comes from will not know where it is going.',
    id: '> Siapa yang tidak tahu dari mana kapal datang, tidak akan tahu ke mana kapal itu pergi.',
    my: '> Sesiapa yang tidak tahu dari mana kapal datang, tidak akan tahu ke mana ia pergi.',
  },
}
