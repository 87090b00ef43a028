# Whose page it is: what depends on a person goes past the cache, everyone else gets the same copy.

sub pass_personal_requests {
  # What is only prepared is for whoever has the link, and kept by nobody.
  if (req.url ~ "[?&]preview=") {
    return (pass);
  }
  # Nor what such a page shows.
  if (req.url ~ "^/files/" && req.http.Referer ~ "[?&]preview=") {
    return (pass);
  }
  # Immutable files are the same for members.
  if (req.http.X-Edge-Kind == "file") {
    return;
  }
  if (req.http.token || req.http.Authorization) {
    return (pass);
  }
  if (req.http.Cookie) {
    cookie.parse(req.http.Cookie);
    if (cookie.isset("__Host-session") || cookie.isset("__Host-institution") || cookie.isset("__Host-grant")) {
      return (pass);
    }
  }
}

# Nothing that isn't part of the key may reach the server, or one reader's page would be shown to all.
sub make_anonymous {
  # The port is no part of the key: whatever a reader writes there must not reach the page.
  if (req.http.Host ~ "[A-Z:]") {
    set req.http.Host = regsub(std.tolower(req.http.Host), ":\d+$", "");
  }
  unset req.http.Cookie;
  unset req.http.Accept-Language;
  unset req.http.token;
  unset req.http.Authorization;
  if (req.http.language && req.http.language !~ "^(zh|en|ru|ara|spa|fra|de)$") {
    unset req.http.language;
  }
  if (req.http.X-Edge-Kind != "api") {
    unset req.http.siteId;
    unset req.http.language;
  }
}
