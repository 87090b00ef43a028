export interface SamplePerson {
  readonly zh: { readonly full: string; readonly family: string; readonly given: string };
  readonly en: { readonly full: string; readonly family: string; readonly given: string };
}

/** Given names of these people begin with 示 or 例, so that nobody takes them for someone who lives. */
const chinese = [
  ...[
    '林 示安 Lin Shi’an',
    '陈 示远 Chen Shiyuan',
    '周 例明 Zhou Liming',
    '吴 示清 Wu Shiqing',
    '赵 例川 Zhao Lichuan',
  ],
  ...['孙 示嘉 Sun Shijia', '许 例文 Xu Liwen', '何 示宁 He Shining', '高 例舟 Gao Lizhou', '郑 示彤 Zheng Shitong'],
  ...['宋 例之 Song Lizhi', '唐 示扬 Tang Shiyang', '韩 例青 Han Liqing', '冯 示野 Feng Shiye', '董 例禾 Dong Lihe'],
  ...['程 示一 Cheng Shiyi', '曹 例星 Cao Lixing', '袁 示朗 Yuan Shilang', '邓 例言 Deng Liyan', '沈 示微 Shen Shiwei'],
];

/** These family names mean “sample” in some language. */
const others = [
  ...[
    'Mira|Exemplar|米拉·埃克森普勒',
    'Jonas|Muster|约纳斯·穆斯特',
    'Inés|Muestra|伊内斯·穆埃斯特拉',
    'Lea|Specimen|莱娅·斯佩西门',
  ],
  ...[
    'Noor|Mithal|努尔·米塔尔',
    'Pavel|Obrazets|帕维尔·奥布拉泽茨',
    'Anouk|Exemple|阿努克·埃克桑普勒',
    'Sanne|Voorbeeld|桑内·福尔贝尔德',
  ],
  ...[
    'Marco|Campione|马尔科·坎皮奥内',
    'Ewa|Przyklad|埃娃·普日克瓦德',
    'Tuuli|Malli|图利·马利',
    'Rafael|Amostra|拉斐尔·阿莫斯特拉',
  ],
];

export const chinesePeople: readonly SamplePerson[] = chinese.map((written) => {
  const [family = '', given = '', latinFamily = '', latinGiven = ''] = written.split(' ');
  return {
    zh: { full: `${family}${given}`, family, given },
    en: { full: `${latinGiven} ${latinFamily}`, family: latinFamily, given: latinGiven },
  };
});

export const otherPeople: readonly SamplePerson[] = others.map((written) => {
  const [given = '', family = '', full = ''] = written.split('|');
  const [zhGiven = '', zhFamily = ''] = full.split('·');
  return { zh: { full, family: zhFamily, given: zhGiven }, en: { full: `${given} ${family}`, family, given } };
});

export const everyone: readonly SamplePerson[] = [...chinesePeople, ...otherPeople];

export const namesOf = ({ zh, en }: SamplePerson) => ({ zh, en });

/** People as lists of books, recordings and collections name them. */
export const listed = (people: readonly SamplePerson[]) =>
  people.map(({ zh, en }) => ({ names: { zh: { full: zh.full }, en: { full: en.full } } }));
