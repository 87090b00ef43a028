# What an address says about the thing behind it.

# Most readers come by an address that the portal wrote itself, of a page: nothing of it has to be looked into or mended, and it
# has no X-Edge-Kind. A DOI has dots; a last part that begins with a digit is no file ending.
sub look_into_address {
  if (req.url !~ {"(?x) ^ /
      (?: (?! healthz | r51/ | (?:oai|openurl|inbox)(?:\? | $) | assets/ | theme/ | files/ | iiif/ | archive(?: / | \? | $) | rc-pub | __manifest | @ | node_modules | [/\\] ) [^.?\#]* | article/doi/ [^?\#]* \. \d [^.?\#]* )
      (?: \? (?: columnId=\d+ & )? lang=[a-z]+ )? $"}) {
    call refuse_internal_addresses;
    call pass_uploads;
    call pass_counter_reports;
    call strip_tracking;
    call classify_address;
  }
}

# file: immutable, named by its content. api: /rc-pub. other: anything with a file ending. page: what people read.
sub classify_address {
  if (req.url !~ "^/(?:assets/|theme/|files/|iiif/|rc-pub|(?:oai|openurl|inbox)(?:\?|$)|archive(?:[/?]|$)|__manifest|@|node_modules)|^[^?]*\.") {
    set req.http.X-Edge-Kind = "page";
  } elsif (req.url ~ "^/(assets|theme|files)/") {
    set req.http.X-Edge-Kind = "file";
  } elsif (req.url ~ "^/rc-pub(/|\?|$)") {
    set req.http.X-Edge-Kind = "api";
  # A link resolver says what it wants in parameters of its own; where it leads is not kept.
  # Of what harvesters ask nothing is left out: they are told of arguments that don't exist, and such answers are not kept.
  } elsif (req.url ~ "^/(?:oai|openurl|inbox)(\?|$)") {
    set req.http.X-Edge-Kind = "other";
  # Pictures in parts: what a member alone may see is not kept.
  } elsif (req.url ~ "^/(?:iiif/|archive(?:[/?]|$))") {
    set req.http.X-Edge-Kind = "other";
  } elsif (req.url ~ "^/(\.well-known/|__manifest|@|node_modules)") {
    set req.http.X-Edge-Kind = "other";
  # The endings are listed, because a DOI has dots as well.
  } elsif (req.url ~ {"(?x) ^[^?]* \. (?:
      data | js | mjs | cjs | ts | tsx | jsx | css | map | json | jsonld | xml | txt | ico | png | jpe?g | gif | bmp | svg | webp |
      avif | woff2? | ttf | otf | pdf | zip | epub | csv | bib | ris | enw | mp3 | mp4 | webm | m3u8 | vtt | webmanifest |
      rss | atom
      ) (?: \? | $ )"}) {
    set req.http.X-Edge-Kind = "other";
  } else {
    set req.http.X-Edge-Kind = "page";
  }
}

sub strip_tracking {
  if (req.url ~ "\?") {
    set req.url = regsuball(req.url, {"(?x) (?<= [?&] ) (?:
      timestamps | utm_[^=&]* | fbclid | gclid | gclsrc | dclid | gbraid | wbraid | msclkid | yclid | ttclid | twclid |
      igshid | mc_[ce]id | _ga | _gl | _hsenc | _hsmi | spm | isappinstalled | nsukey | wxshare_count
      ) (?: = [^&]* )? (?= & | $ )"}, "");
    set req.url = regsub(regsuball(req.url, "&{2,}", "&"), "^([^?]*)\?&", "\1?");
    set req.url = regsub(regsub(req.url, "&$", ""), "^([^?]*)\?$", "\1");
  }
}

# A page, its data, a call and a feed keep only the parameters that any of them reads, so that nobody can fill the cache with
# copies of one answer. A parameter that is newly read is added here; a test holds the list to the contracts of calls.
sub normalise_query {
  if (req.http.X-Edge-Kind == "file") {
    # Of a picture a lower precision may be asked for; nothing else is.
    if (req.url ~ "^/files/[0-9a-f]+\?(.*&)?form=(high|low)(&|$)") {
      set req.url = regsub(req.url, "\?(?:.*&)?form=(high|low).*$", "?form=\1");
    } else {
      set req.url = regsub(req.url, "\?.*$", "");
    }
  } elsif (req.url ~ "^/(?:iiif/|archive(?:[/?]|$))") {
    set req.url = regsub(req.url, "\?.*$", "");
  } elsif (req.url ~ "\?" && (req.http.X-Edge-Kind ~ "^(page|api)$"
    || req.url ~ "^(/rss/|/sitemap|/kbart\.txt|/(?:doaj|pubmed|onix)\.xml|/resourcesync/|/\.well-known/|/opensearch\.xml|/robots\.txt|/icon\.svg|[^?]*\.(data|jsonld)\?|/article/\d+\.xml)")) {
    set req.http.X-Edge-Query = regsuball("&" + regsub(req.url, "^[^?]*\?", ""), {"(?x) & (?! (?:
      # addresses of the specification
      columnId | columnName | index | parentIndex | childId | bannerId | code | type | styleId | newsDataType | lang |
      slds | version | part | id | ids | siteId | sld | channelId | publicationIndexId | isBack | groupByYear | periodAsc | activeName |
      # lists and searches
      q | scope | sort | page | size | year | from | to | field | match | operator | keyword | keywords | author |
      institution | journal | subject | column | publicationType | openAccess | letter | issue | volume | tab | view | t |
      window | doi | name | in | citationType | yearFrom | yearTo | facet | within | more | cursor |
      # rows of the advanced search, numbered because parameters are sorted
      (?: field | operator | value | match ) [1-6] |
      # the console
      text | problems | kind | by | day | months | order | free | unplacedIn | customer | report | until |
      # calls
      about | accessType | albumId | attachType | category | collectionId | editor | expertId | file | form |
      groupType | inline | isGathered | iss | journalId | kinds | language | library | measure | onlyProblems | package | path | position |
      provider | publicKey | purpose | series | since | style | topicId |
      # the personal center, and the way back after a login
      menu | url | redirectUrl | state | token | signOn
      ) (?: = | & | $ ) ) [^&]*"}, "");
    set req.url = regsub(req.url, "\?.*$", "") + regsub(req.http.X-Edge-Query, "^&+", "?");
    unset req.http.X-Edge-Query;
  }
  if (req.url ~ "&") {
    set req.url = std.querysort(req.url);
  }
}

# Assets lie beside their .br form. Varnish asks servers for gzip only, so the wanted travels in a header of its own.
sub choose_encoding {
  if (req.http.X-Edge-Kind == "file" && req.url ~ "^/(assets|theme)/" && req.http.Accept-Encoding ~ "(^|[, ])br([,; ]|$)") {
    set req.http.X-Edge-Encoding = "br";
    set req.http.X-Encoding = "br";
  }
}

# The edge fetches a file as a whole and cuts ranges from its copy. Ten million bytes in, the file is one of those that are
# too large to be kept, and the server had better begin where the player wants it.
sub pass_far_ranges {
  if (req.http.Range && req.url ~ "^/files/" && req.http.Range ~ "^bytes=\d{8}") {
    return (pass);
  }
}
