import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.file.Path;
import java.time.LocalDate;
import java.time.format.DateTimeFormatter;
import java.util.HashMap;
import java.util.Map;
import java.util.UUID;

/** What both providers sell and know. A state of the pacts changes it. */
class Shop {
  /** A request; `key` is its Idempotency-Key. */
  record Ask(String call, Map<String, String> query, JsonNode body, String key) {}

  /** An answer; null sends no body. */
  record Answer(int status, Object body) {}

  private static final ObjectMapper JSON = new ObjectMapper();
  private static final Answer DONE = new Answer(200, Map.of());
  private static final Answer REFUSED = new Answer(400, null);

  private final JsonNode data;
  private final Map<String, Answer> orders = new HashMap<>();
  private Map<String, Object> given = Map.of();
  private boolean sells = true;

  Shop(Path file) throws IOException {
    data = JSON.readTree(file.toFile());
  }

  /** Brings about a state by its parameters and returns the values that depend on the day. */
  synchronized Map<String, String> bring(Map<String, Object> parameters, boolean sellsPlans) {
    given = parameters;
    sells = sellsPlans;
    var today = LocalDate.now();
    var slashed = DateTimeFormatter.ofPattern("dd/MM/yyyy");
    return Map.of(
        "departure", today.plusDays(21).toString(),
        "return", today.plusDays(36).toString(),
        "bought", today.minusDays(2).format(slashed),
        "key", UUID.randomUUID().toString());
  }

  private String text(String name) {
    return String.valueOf(given.getOrDefault(name, ""));
  }

  /** A visitor's today may be yesterday here. */
  private boolean isPast(JsonNode day) {
    return LocalDate.parse(day.asText()).isBefore(LocalDate.now().minusDays(1));
  }

  synchronized Answer answer(Ask ask) throws IOException {
    var path = ask.call.substring(ask.call.indexOf(' ') + 1);
    if (path.startsWith("/api/") && text("email").isEmpty()) return new Answer(401, null);
    if (path.startsWith("/public_api/state/country/")) {
      var provinces = data.get("provinces").get(path.substring(path.lastIndexOf('/') + 1));
      return new Answer(provinces == null ? 404 : 200, provinces);
    }
    return switch (ask.call) {
      case "POST /public_api/valueslist" -> new Answer(200, JSON.writeValueAsString(data.get("documentTypes")));
      case "GET /public_api/country" -> new Answer(200, data.get("countries"));
      case "POST /public_api/sales/quote" -> quote(ask.body.get("quote"));
      case "POST /public_api/sales/enroll", "POST /api/sales/enroll" -> sell(ask);
      case "GET /public_api/sales/external/getquote" -> arranged(ask.query.get("id"));
      case "GET /public_api/banner" -> {
        var banner = new HashMap<String, Object>();
        banner.put("name", text("banner").isEmpty() ? null : text("banner"));
        yield new Answer(200, banner);
      }
      case "POST /public_api/notification/request",
          "POST /public_api/notification/regret",
          "POST /public_api/sales/mail",
          "POST /api/sales/mail",
          "POST /api/user/save" -> DONE;
      case "GET /userinfo" -> userinfo();
      case "GET /api/user/info" -> given.get("registered") == Boolean.TRUE
          ? new Answer(200, data.get("registered"))
          : new Answer(404, null);
      case "GET /api/sales" -> new Answer(200, data.get("purchases").get(text("purchases")));
      case "GET /api_url" -> new Answer(200, "https://api.example.com");
      case "GET /one_trust" -> new Answer(200, Map.of("domainId", text("domain")));
      default -> new Answer(404, null);
    };
  }

  private Answer userinfo() {
    if (text("email").isEmpty()) return new Answer(401, null);
    return new Answer(
        200, Map.of("email", text("email"), "email_verified", given.get("verified") == Boolean.TRUE));
  }

  private Answer quote(JsonNode quote) {
    var isSold = quote.get("DestinationCountryIsoCode").asText().equals(text("code"));
    if (!isSold || isPast(quote.get("TripInitialDate"))) return REFUSED;
    var plans = data.get("plans");
    var coupon = quote.get("PromotionalCode").asText("");
    return new Answer(200, sells ? plans.get(plans.has(coupon) ? coupon : "") : JSON.createArrayNode());
  }

  /** One order for each key: a repeated sale gets the same answer and charges nothing. */
  private Answer sell(Ask ask) {
    var sale = ask.body;
    if (isPast(sale.get("DepartureDate"))) return REFUSED;
    if (sale.get("ATSPProductId").asInt() != Double.parseDouble(text("plan"))) return REFUSED;
    var card = data.get("cards").get(sale.get("CreditCardNumber").asText());
    if (card == null || card.asInt() != 200) return new Answer(card == null ? 400 : card.asInt(), null);
    var order = Map.of("idSalesOrder", 9001 + orders.size(), "reserveId", "48201936");
    var key = ask.key == null ? UUID.randomUUID().toString() : ask.key;
    return orders.computeIfAbsent(key, one -> new Answer(200, order));
  }

  private Answer arranged(String id) throws IOException {
    if (!text("id").equals(id)) return new Answer(404, null);
    var past = text("until");
    var until = past.isEmpty() ? LocalDate.now().plusDays(9) + "T23:59:59" : past + "T12:00:00Z";
    return new Answer(
        200, Map.of("data", Map.of("jsonObj", JSON.writeValueAsString(data.get("partner")), "expiresDateTime", until)));
  }
}
