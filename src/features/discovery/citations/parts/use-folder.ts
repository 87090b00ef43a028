import { useEffect, useState } from 'react';
import { useFrame } from '../../../../platform/shell/frame.ts';
import { openCitationFolder } from '../../../../platform/ui/behaviour/citation-folder.ts';
import type { CitationList } from '../../../../platform/ui/behaviour/citation-list.ts';

/** The site's citation folder as it stands now; nothing before the page is alive, since the server knows no folder. */
export function useFolder(): CitationList | undefined {
  const { site } = useFrame();
  const [list, setList] = useState<CitationList>();
  useEffect(() => {
    const folder = openCitationFolder(String(site.id));
    setList(folder.list());
    return folder.onChange(setList);
  }, [site.id]);
  return list;
}
