# The language of a page stands in its address, so that one address is one page. The cookie only leads there.

sub lead_to_language {
  if ((!req.http.X-Edge-Kind || req.http.X-Edge-Kind == "page") && req.url !~ "[?&]lang=") {
    cookie.parse(req.http.Cookie);
    # Two slashes or a backslash at the start would send the reader to another host.
    if (cookie.get("language") ~ "^(zh|en|ru|ara|spa|fra|de)$" && req.url !~ "^/[/\\]") {
      set req.http.X-Edge-Language = cookie.get("language");
      return (synth(302));
    }
  }
}

# Whoever has the cookie of this language already is not given it again.
sub remember_language {
  cookie.parse(req.http.Cookie);
  if (req.url ~ "[?&]lang=" && cookie.get("language") == regsub(req.url, "^.*?[?&]lang=([a-z]+).*$", "\1")) {
    set req.http.X-Edge-Known-Language = "yes";
  }
}

# The cookie is given with the answer and never enters the cache.
sub give_language {
  if ((!req.http.X-Edge-Kind || req.http.X-Edge-Kind == "page") && !req.http.X-Edge-Known-Language
    && (req.method == "GET" || req.method == "HEAD") && req.url ~ "[?&]lang=(zh|en|ru|ara|spa|fra|de)(&|$)") {
    header.append(resp.http.Set-Cookie,
      "language=" + regsub(req.url, "^.*?[?&]lang=([a-z]+).*$", "\1") + "; Path=/; Max-Age=31536000; SameSite=Lax");
  }
}
