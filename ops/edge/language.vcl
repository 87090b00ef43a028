# The language of a page stands in its address, so that one address is one page. The cookie only leads there.

sub lead_to_language {
  if (req.http.Cookie && req.http.X-Edge-Kind == "page" && req.url !~ "[?&]lang=") {
    cookie.parse(req.http.Cookie);
    # Two slashes or a backslash at the start would send the reader to another host.
    if (cookie.get("language") ~ "^(zh|en|ru|ara|spa|fra|de)$" && req.url !~ "^/[/\\]") {
      set req.http.X-Edge-Language = cookie.get("language");
      return (synth(302));
    }
  }
}

# Kept for vcl_deliver: the cookie is given with the answer and never enters the cache.
sub remember_language {
  if (req.http.X-Edge-Kind == "page" && req.url ~ "[?&]lang=(zh|en|ru|ara|spa|fra|de)(&|$)") {
    set req.http.X-Edge-Language = regsub(req.url, "^.*?[?&]lang=([a-z]+).*$", "\1");
    if (req.http.Cookie) {
      cookie.parse(req.http.Cookie);
      if (cookie.get("language") == req.http.X-Edge-Language) {
        unset req.http.X-Edge-Language;
      }
    }
  }
}
